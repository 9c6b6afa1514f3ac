import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { callAccount } from '../call-account.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { reportFailure } from '../report-failure.ts';

/** Everything of the account as a zip. */
export function ExportSection() {
  const [busy, setBusy] = useState(false);
  async function onClick() {
    setBusy(true);
    try {
      const answer = await callAccount('GET', 'export');
      const bytes = await answer.blob();
      const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
      saveFile(name ?? 'account.zip', bytes);
    } catch (error) {
      reportFailure('Your data was not exported', error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <SettingsSection
      title="Export my data"
      intro="Your records as JSON, your files, and your repositories with their history, in one zip."
    >
      <Button variant="secondary" busy={busy} onClick={() => void onClick()}>
        {!busy && <Download aria-hidden="true" className="size-4" />}
        {busy ? 'Preparing...' : 'Download my data'}
      </Button>
    </SettingsSection>
  );
}
