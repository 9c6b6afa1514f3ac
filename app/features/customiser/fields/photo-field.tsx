import { ImagePlus, Trash2 } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import type { Photo, Value } from '../../../../domain/contract/contract.ts';
import type { SiteEntry } from '../../../../domain/contract/read-site.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { problemOf, useEditor } from '../editor-context.ts';
import { openPicture } from '../photos/picture-file.ts';
import { Slider } from '../photos/slider.tsx';
import { usePictureAddress } from '../photos/use-picture-address.ts';
import { valueAt } from '../values/slots.ts';
import { nameOf, type Where } from '../where.ts';

const PhotoDialog = partOnDemand(() => import('../photos/photo-dialog.tsx'));

/** A photograph in the place of a drawing: chosen, placed, described, and taken away again. */
export function PhotoField({ where, entry }: { where: Where; entry: SiteEntry }) {
  const { outline, values, pictures, problems, setValue, addPicture } = useEditor();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const photo = photoOf(valueAt(outline.site, values, where));
  const address = usePictureAddress(photo ? pictures[photo.src] : undefined);
  const { label, help, width = 1200, height = 900 } = entry;
  const problem = fault ?? problemOf(problems, label, where);
  const set = (change: Partial<Photo>) => photo && setValue(where, { ...photo, ...change });

  async function choose(file: File | undefined) {
    if (!file) return;
    setFault(null);
    try {
      setPicture(await openPicture(file));
    } catch (error) {
      setFault(failureWords(error));
    }
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-[0.9375rem] font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="mt-0.5 text-label text-ink-faint">
        {help ? `${help}. ` : ''}
        {photo ? 'A photograph of yours.' : 'The template’s drawing is shown.'} Best at {width} by {height}{' '}
        pixels.
      </p>
      {photo && address && (
        <img
          src={address}
          alt={photo.alt}
          className="mt-2 max-h-48 w-full rounded-md border border-line object-cover"
          style={{
            aspectRatio: `${width} / ${height}`,
            objectPosition: `${photo.focus[0]}% ${photo.focus[1]}%`,
          }}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          {photo ? 'Replace photograph' : 'Add a photograph'}
        </Button>
        {photo && (
          <Button variant="ghost" size="sm" onClick={() => setValue(where, null)}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={`Photograph: ${label}`}
          className="hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            void choose(file);
            // Emptied, so that choosing the same file again is noticed too.
            currentTarget.value = '';
          }}
        />
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
      {photo && (
        <div className="mt-4 grid grid-cols-1 gap-4">
          <Field label="What it shows" max={200} strict hint="Read out to people who do not see it.">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                value={photo.alt}
                onChange={(event) => set({ alt: event.target.value })}
              />
            )}
          </Field>
          <div>
            <p className="text-label text-ink-faint">
              The point that stays in sight where a screen shows less of it
            </p>
            <div className="mt-1 grid grid-cols-2 gap-4">
              <Slider
                label="Left to right"
                value={photo.focus[0]}
                onChange={(x) => set({ focus: [x, photo.focus[1]] })}
              />
              <Slider
                label="Top to bottom"
                value={photo.focus[1]}
                onChange={(y) => set({ focus: [photo.focus[0], y] })}
              />
            </div>
          </div>
        </div>
      )}
      {picture && (
        <Suspense>
          <PhotoDialog
            picture={picture}
            place={{ width, height }}
            label={label}
            alt={photo?.alt ?? ''}
            onUse={async ({ file, alt, ...size }) => {
              const src = await addPicture(file, nameOf(where));
              setValue(where, { src, alt, ...size, focus: [50, 50] });
            }}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}

function photoOf(value: Value): Photo | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : null;
}
