import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { MAX_PROMPT } from '../schema.ts';

type Props = {
  /** The file that is to be made again; null while nobody asks. */
  file: string | null;
  onCancel: () => void;
  onSubmit: (file: string, note: string) => void;
};

/** Asks what should be better about a file. The note may stay empty. */
export function RegenerateDialog({ file, onCancel, onSubmit }: Props) {
  return (
    <Dialog
      open={file !== null}
      onClose={onCancel}
      title={`Regenerate ${file ?? ''}`}
      description="Only this file is made again. You can undo it."
    >
      {file && <NoteForm key={file} onCancel={onCancel} onSubmit={(note) => onSubmit(file, note)} />}
    </Dialog>
  );
}

function NoteForm({ onCancel, onSubmit }: { onCancel: () => void; onSubmit: (note: string) => void }) {
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(note);
  };
  return (
    <form onSubmit={submit}>
      <Field
        label="What should be better?"
        optional
        max={MAX_PROMPT}
        strict
        hint="Left empty, your description is used again."
      >
        {(control) => (
          <Textarea {...control} rows={3} value={note} onChange={(event) => setNote(event.target.value)} />
        )}
      </Field>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Regenerate</Button>
      </div>
    </form>
  );
}
