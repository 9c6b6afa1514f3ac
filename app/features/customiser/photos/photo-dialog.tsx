import { type FormEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { cropOf, type Framing, type Size, WHOLE } from './crop.ts';
import { cropPicture } from './picture-file.ts';
import { Slider } from './slider.tsx';

type Props = {
  picture: ImageBitmap;
  /** The size that its place shows best. */
  place: Size;
  label: string;
  alt: string;
  /** Keeps it; rejects with words when that is not possible. */
  onUse: (photo: Size & { file: Blob; alt: string }) => Promise<void>;
  onClose: () => void;
};

const MAX_ALT = 200;

/** Asks which part of a picture is shown, and what it shows in words. */
export default function PhotoDialog({ picture, place, label, alt: before, onUse, onClose }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [framing, setFraming] = useState<Framing>(WHOLE);
  const [alt, setAlt] = useState(before);
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const crop = cropOf(picture, place, framing);
  const isSmall = crop.kept.width < place.width * 0.6;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!canvas.current || !context) return;
    const { left, top, width, height } = cropOf(picture, place, framing);
    context.drawImage(picture, left, top, width, height, 0, 0, canvas.current.width, canvas.current.height);
  }, [picture, place, framing]);

  const drag = ({ movementX, movementY, currentTarget, buttons }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons !== 1) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const spareX = picture.width - crop.width;
    const spareY = picture.height - crop.height;
    const shift = (spare: number, moved: number, part: number) =>
      spare < 1 ? 0 : (-moved * part * 100) / spare;
    setFraming((old) => ({
      ...old,
      x: clamp(old.x + shift(spareX, movementX, crop.width / width)),
      y: clamp(old.y + shift(spareY, movementY, crop.height / height)),
    }));
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setAsked(true);
    if (alt.trim() === '') return;
    setBusy(true);
    setProblem(null);
    try {
      await onUse({ ...(await cropPicture(picture, place, framing)), alt: alt.trim() });
      onClose();
    } catch (error) {
      setProblem(failureWords(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title="Place the photograph"
      description={`${label}: ${place.width} by ${place.height} pixels. Drag it, or use the sliders.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={`${id}-form`} busy={busy}>
            Use photograph
          </Button>
        </>
      }
    >
      <form
        id={`${id}-form`}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-5"
      >
        {problem && <Alert variant="danger">{problem}</Alert>}
        <canvas
          ref={canvas}
          width={800}
          height={Math.max(1, Math.round((800 * place.height) / place.width))}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className="max-h-[45vh] w-full cursor-move touch-none rounded-md border border-line bg-sunken object-contain"
          role="img"
          aria-label="The part of the photograph that is shown"
        />
        {isSmall && <Alert>This part has only {crop.kept.width} pixels across and may look soft.</Alert>}
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
          <Slider label="Zoom" min={1} max={4} step={0.05} value={framing.zoom} onChange={set('zoom')} />
          <Slider label="Left to right" value={framing.x} onChange={set('x')} />
          <Slider label="Top to bottom" value={framing.y} onChange={set('y')} />
        </div>
        <Field
          label="What it shows"
          hint="Read out to people who do not see it, and by search engines."
          max={MAX_ALT}
          strict
          error={isAsked && alt.trim() === '' ? 'Say in a few words what the photograph shows.' : undefined}
        >
          {(control) => (
            <Textarea {...control} rows={2} value={alt} onChange={(event) => setAlt(event.target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  );

  function set(name: keyof Framing) {
    return (value: number) => setFraming((old) => ({ ...old, [name]: value }));
  }
}

const clamp = (value: number) => Math.min(100, Math.max(0, value));
