import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { MAX_PICKED, type Picked } from '../run/watcher.ts';

type Props = {
  picked: Picked;
  isBusy: boolean;
  onText: (text: string) => void;
  onClear: () => void;
};

/** The element that a change is about. A text can be rewritten here. */
export function PickedElement({ picked, isBusy, onText, onClear }: Props) {
  const [text, setText] = useState(picked.text ?? '');
  const panel = useRef<HTMLFieldSetElement>(null);
  // Whoever picked by keyboard is in the preview still, and what comes next is here.
  useEffect(() => {
    panel.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onText(text);
  };
  return (
    <fieldset ref={panel} tabIndex={-1} className="mt-4 min-w-0 rounded-md bg-sunken p-3">
      <legend className="sr-only">Picked element</legend>
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1 pt-1 font-mono text-label break-words">
          <span className="sr-only">Picked: </span>
          {picked.html.length > 160 ? `${picked.html.slice(0, 159)}…` : picked.html}
        </p>
        <IconButton label="Let go of the element" className="-mt-2 -mr-2" onClick={onClear}>
          <X aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
      {picked.text !== null && (
        <form onSubmit={submit} className="mt-2 flex flex-wrap items-end gap-3">
          <Field label="Its text" max={MAX_PICKED} strict counted={false} className="min-w-0 flex-1 basis-56">
            {(control) => (
              <Input
                {...control}
                value={text}
                disabled={isBusy}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <Button
            type="submit"
            variant="secondary"
            className="min-h-11"
            disabled={isBusy || text === picked.text}
          >
            Change the text
          </Button>
        </form>
      )}
    </fieldset>
  );
}
