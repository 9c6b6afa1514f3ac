import type { User } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { checkSiteName } from '../../../domain/hosting/site-name.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { NameField } from './name-field.tsx';
import { nameFault, refreshSites, renameSite, type Site } from './sites.ts';

type Props = { user: User; site: Site; onClose: () => void };

/** Asks for another name of a site. */
export default function RenameDialog({ user, site, onClose }: Props) {
  const queries = useQueryClient();
  const [name, setName] = useState(site.name);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (name === site.name) return onClose();
    const fault = checkSiteName(name);
    setError(fault);
    if (fault) return;
    setBusy(true);
    try {
      await renameSite(site.id, name);
      await refreshSites(queries, user.id);
      toast({ title: 'Site renamed', description: `It is ${name} now. The earlier address leads there.` });
      onClose();
    } catch (failure) {
      const taken = nameFault(failure);
      if (taken) setError(taken);
      else
        toast({
          title: 'The site was not renamed',
          description: failureWords(failure),
          variant: 'destructive',
        });
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={() => !busy && onClose()} title={`Rename “${site.name}”`}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        className="flex flex-col gap-5"
      >
        <NameField
          name={name}
          onChange={setName}
          error={error}
          disabled={busy}
          hint="The earlier address leads to the new one."
        />
        <div className="flex justify-end">
          <Button type="submit" busy={busy}>
            Rename site
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
