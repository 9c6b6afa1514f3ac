import type { User } from '@supabase/supabase-js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { checkSiteName, suggestSiteName } from '../../../domain/hosting/site-name.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { NameField } from './name-field.tsx';
import { PublishedNote } from './published-note.tsx';
import { RemixField } from './remix-field.tsx';
import { nameFault, type Published, type PublishSource, publish, type Site, sitesQuery } from './sites.ts';

/** What is to be published. The rest is asked for in the dialog. */
export type Publishable =
  | { kind: 'project'; id: string; title: string }
  | { kind: 'repository'; id: string; title: string; branches: string[]; branch: string }
  | { kind: 'upload'; site?: Site }
  /** A page of the builder, and the site that it was published to before. */
  | { kind: 'builder'; title: string; siteId: string | null; pack: () => Promise<Blob> };

type Props = {
  user: User;
  what: Publishable;
  onPublished?: ((published: Published) => void) | undefined;
  onClose: () => void;
};

const NEW = '';

/** Asks where to, publishes, and says where it is. */
export default function PublishDialog({ user, what, onPublished, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const [published, setPublished] = useState<Published>();
  const sites = useQuery({ ...sitesQuery(user.id), staleTime: 0 });
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={published ? 'Your site is live' : 'Publish live'}
      description={published ? undefined : 'Everybody who has the address will see it.'}
    >
      {published ? (
        <PublishedNote published={published} onClose={onClose} />
      ) : sites.data ? (
        <PublishForm
          what={what}
          sites={sites.data}
          busy={busy}
          setBusy={setBusy}
          onPublished={(done) => {
            setPublished(done);
            onPublished?.(done);
          }}
        />
      ) : sites.isError && !sites.isFetching ? (
        <Alert
          variant="danger"
          action={
            <Button size="sm" variant="secondary" onClick={() => void sites.refetch()}>
              Try again
            </Button>
          }
        >
          {failureWords(sites.error)}
        </Alert>
      ) : (
        <p role="status" className="text-ink-soft">
          Loading your sites...
        </p>
      )}
    </Dialog>
  );
}

type FormProps = {
  what: Publishable;
  sites: Site[];
  busy: boolean;
  setBusy: (busy: boolean) => void;
  onPublished: (published: Published) => void;
};

/** The site that something was published to before. */
function siteOf(what: Publishable, sites: Site[]): Site | undefined {
  if (what.kind === 'upload') return what.site;
  if (what.kind === 'builder') return sites.find(({ id }) => id === what.siteId);
  return sites.find((site) => (what.kind === 'project' ? site.project_id : site.repository_id) === what.id);
}

function PublishForm({ what, sites, busy, setBusy, onPublished }: FormProps) {
  const queries = useQueryClient();
  const before = siteOf(what, sites);
  // The list may be read again after the dialog has opened: until a site is chosen it is the one published to before.
  const [chosenId, setSiteId] = useState<string>();
  const siteId = chosenId ?? before?.id ?? NEW;
  const [name, setName] = useState('title' in what ? suggestSiteName(what.title) : '');
  const [branch, setBranch] = useState(what.kind === 'repository' ? (before?.branch ?? what.branch) : '');
  const [folder, setFolder] = useState(before?.folder ?? '');
  const [remixAllowed, setRemixAllowed] = useState(false);
  const [zip, setZip] = useState<File>();
  const [faults, setFaults] = useState<{ name?: string; zip?: string }>({});
  const [failure, setFailure] = useState<string>();

  const chooseZip = (chosen: File | undefined) => {
    setZip(chosen);
    setFaults(({ zip: _, ...others }) => others);
  };

  const source = async (): Promise<PublishSource | null> => {
    if (what.kind === 'builder') return { kind: 'builder', title: what.title, zip: await what.pack() };
    if (what.kind === 'project') return { kind: 'project', project_id: what.id };
    if (what.kind === 'repository') return { kind: 'repository', repository_id: what.id, branch, folder };
    return zip ? { kind: 'upload', zip } : null;
  };

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const fault = siteId === NEW ? checkSiteName(name) : undefined;
    const isMissing = what.kind === 'upload' && !zip;
    setFailure(undefined);
    setFaults({
      ...(fault ? { name: fault } : {}),
      ...(isMissing ? { zip: 'Please choose a zip file.' } : {}),
    });
    if (fault || isMissing) return;
    setBusy(true);
    try {
      const chosen = await source();
      if (!chosen) return;
      const done = await publish(siteId === NEW ? { name, remixAllowed } : { id: siteId }, chosen);
      // The project has a preview now, the account keeps more, and the lists show another deployment.
      void queries.invalidateQueries();
      onPublished(done);
    } catch (error) {
      const taken = nameFault(error);
      if (taken) setFaults({ name: taken });
      else setFailure(failureWords(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
      {what.kind === 'upload' && (
        <ZipField zip={zip} error={faults.zip} disabled={busy} onChange={chooseZip} />
      )}
      {what.kind === 'repository' && (
        <BranchFields
          branches={what.branches}
          branch={branch}
          folder={folder}
          disabled={busy}
          onBranch={setBranch}
          onFolder={setFolder}
        />
      )}
      {sites.length > 0 && (
        <Field label="Site">
          {(control) => (
            <Select
              {...control}
              value={siteId}
              disabled={busy}
              onChange={(event) => setSiteId(event.target.value)}
            >
              <option value={NEW}>A new site</option>
              {sites.map((site) => (
                <option key={site.id} value={site.id}>
                  {site.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {siteId === NEW && (
        <>
          <NameField name={name} onChange={setName} error={faults.name} disabled={busy} />
          <RemixField isOn={remixAllowed} onChange={setRemixAllowed} disabled={busy} />
        </>
      )}
      {failure && (
        <Alert variant="danger" title="Nothing was published">
          <span className="whitespace-pre-line">{failure}</span>
        </Alert>
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={busy}>
          {busy ? 'Publishing...' : 'Publish live'}
        </Button>
      </div>
    </form>
  );
}

type ZipProps = {
  zip: File | undefined;
  error: string | undefined;
  disabled: boolean;
  onChange: (zip: File | undefined) => void;
};

function ZipField({ zip, error, disabled, onChange }: ZipProps) {
  return (
    <FileDrop
      label="Zip file"
      accept=".zip,application/zip"
      hint="With an index.html at its top, or in its only folder. At most 50 MB."
      invitation="Drop the archive here, or choose it"
      removeLabel="Remove zip file"
      chosen="Ready to publish"
      file={zip ?? null}
      error={error}
      disabled={disabled}
      onPick={onChange}
      onRemove={() => onChange(undefined)}
    />
  );
}

type BranchProps = {
  branches: string[];
  branch: string;
  folder: string;
  disabled: boolean;
  onBranch: (branch: string) => void;
  onFolder: (folder: string) => void;
};

function BranchFields({ branches, branch, folder, disabled, onBranch, onFolder }: BranchProps) {
  return (
    <>
      <Field label="Branch" hint="Each push to it is published from then on.">
        {(control) => (
          <Select
            {...control}
            value={branch}
            disabled={disabled}
            onChange={(event) => onBranch(event.target.value)}
          >
            {branches.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Folder" optional hint="Such as “dist”. Empty for everything.">
        {(control) => (
          <Input
            {...control}
            value={folder}
            disabled={disabled}
            onChange={(event) => onFolder(event.target.value)}
            maxLength={1024}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </Field>
    </>
  );
}
