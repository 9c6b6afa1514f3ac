import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';

type Props = {
  title: string;
  description: string;
  /** Says what will be done: 'Take down'. */
  confirmLabel: string;
  /** Resolves to whether it was done; what was typed stays if not. */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks why, before something that somebody else will read about. */
export function ReasonDialog({ title, description, confirmLabel, onConfirm, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!reason.trim()) {
      setError('Please say why');
      return;
    }
    setBusy(true);
    if (await onConfirm(reason.trim())) onClose();
    else setBusy(false);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={form} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Reason" max={1000} strict error={error}>
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
