import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { reportFailure } from '../report-failure.ts';

/** Codes left at which new ones are worth making. */
const FEW = 3;

type Props = {
  /** Null where none were made yet. */
  status: { total: number; remaining: number } | null;
  onMade: (codes: string[]) => void;
  onChanged: () => Promise<void>;
};

/** How many recovery codes are left, and making new ones. */
export function RecoveryCodes({ status, onMade, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function make() {
    if (busy) return;
    setBusy(true);
    try {
      const { recoveryCodes } = (await getSupabase()).auth.mfa;
      const { data, error } = await (status ? recoveryCodes.regenerate() : recoveryCodes.generate());
      if (error) throw error;
      onMade(data.codes);
      await onChanged();
    } catch (error) {
      reportFailure('No recovery codes were made', error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-sm border border-line bg-surface px-4 py-3">
      <div>
        <p className="font-medium">Recovery codes</p>
        <p
          className={
            status && status.remaining > FEW ? 'text-label text-ink-faint' : 'text-label text-danger-text'
          }
        >
          {status ? `${status.remaining} of ${status.total} left` : 'None made yet'}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        onClick={() => (status ? setAsking(true) : void make())}
      >
        {status ? 'Make new codes' : 'Make codes'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Make new recovery codes?"
        description="The codes you have now stop working at once."
        confirmLabel="Make new codes"
        busy={busy}
        onConfirm={() => void make()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

/** The codes themselves, this once. */
export function RecoveryCodeList({
  codes,
  email,
  onDone,
}: {
  codes: string[];
  email: string;
  onDone: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const text = `Recovery codes for ${email} at ${location.host}\nEach works once.\n\n${codes.join('\n')}\n`;
  return (
    <div ref={box} tabIndex={-1} className="rounded-sm">
      <Alert
        variant="success"
        title="Keep these recovery codes"
        action={
          <>
            <Button size="sm" variant="secondary" onClick={() => saveFile('recovery-codes.txt', text)}>
              <Download aria-hidden="true" className="size-4" />
              Download
            </Button>
            <CopyButton text={codes.join('\n')} label="Copy codes" />
            <Button size="sm" variant="ghost" onClick={onDone}>
              I have kept them
            </Button>
          </>
        }
      >
        <p>They are shown this once. Each signs you in once without your phone.</p>
        <ul
          aria-label="Recovery codes"
          className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-1 rounded-sm border border-line bg-surface px-4 py-3 font-mono text-label leading-6"
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
