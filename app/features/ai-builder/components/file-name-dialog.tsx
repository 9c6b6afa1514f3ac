import { type FormEvent, useId, useState } from 'react';
import { fileNameFault } from '../../../../domain/studio/site-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

type Props = {
  title: string;
  /** The name that is offered. */
  begin: string;
  action: string;
  isTaken: (path: string) => boolean;
  onCancel: () => void;
  onSubmit: (path: string) => void;
};

/** Asks for the name of a file, with its folders. */
export function FileNameDialog({ title, begin, action, isTaken, onCancel, onSubmit }: Props) {
  const id = useId();
  const [path, setPath] = useState(begin);
  const name = path.trim();
  const fault =
    (name && fileNameFault(name)) || (isTaken(name) && `There is a file ${name} already.`) || undefined;
  const isReady = name !== '' && name !== begin && !fault && !name.endsWith('/');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSubmit(name);
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={id} disabled={!isReady}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field
          label="Name"
          max={255}
          strict
          counted={false}
          hint="A slash makes a folder, as in blog/first.html."
          error={name === begin || name.endsWith('/') ? undefined : fault}
        >
          {(control) => (
            <Input
              {...control}
              value={path}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setPath(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
