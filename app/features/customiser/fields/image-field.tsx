import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SiteEntry } from '../../../../domain/contract/read-site.ts';
import { failureWords } from '../../../lib/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { problemOf, useEditor } from '../editor-context.ts';
import { WHOLE } from '../photos/crop.ts';
import { cropPicture, openPicture } from '../photos/picture-file.ts';
import { isOwnPicture } from '../schema.ts';
import { valueAt } from '../values/slots.ts';
import { nameOf, type Where } from '../where.ts';

/** The longer side of a picture that is added, in pixels at most. */
const MOST = 1600;

/** A picture: one of the template's, or a file. */
export function ImageField({ where, entry }: { where: Where; entry: SiteEntry }) {
  const { outline, values, pictures, problems, setValue, addPicture } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const value = valueAt(outline.site, values, where);
  const path = typeof value === 'string' ? value : '';
  const { label, help } = entry;
  const choices = [...new Set([path, ...Object.keys(pictures), ...outline.pictures])].filter(Boolean);

  async function choose(file: File | undefined) {
    if (!file) return;
    setFault(undefined);
    try {
      const picture = await openPicture(file);
      const scale = Math.min(1, MOST / Math.max(picture.width, picture.height));
      const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
      const kept = await cropPicture(picture, size, WHOLE);
      setValue(where, await addPicture(kept.file, nameOf(where)));
    } catch (error) {
      setFault(failureWords(error));
    }
  }
  return (
    <div>
      <Field label={label} hint={help} error={fault ?? problemOf(problems, label, where)}>
        {(control) => (
          <Select {...control} value={path} onChange={(event) => setValue(where, event.target.value)}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {isOwnPicture(one) ? `Yours: ${one.slice('assets/own/'.length)}` : one.replace(/^.*\//, '')}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        Upload a picture
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={`Picture: ${label}`}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          void choose(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
