import type { User } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { checkSiteName, suggestSiteName } from '../../../domain/hosting/site-name.ts';
import { failureWords } from '../../lib/failure-words.ts';
import { useSession } from '../../shell/session.tsx';
import { CheckboxField } from './checkbox-field.tsx';
import { NameField } from './name-field.tsx';
import { RemixField } from './remix-field.tsx';
import { nameQuery, sitesQuery } from './sites.ts';

type Props = {
  projectId?: string | undefined;
  title: string;
  isOn: boolean;
  name: string;
  remixAllowed: boolean;
  error: string | undefined;
  disabled: boolean;
  onToggle: (isOn: boolean) => void;
  onName: (name: string) => void;
  onRemixAllowed: (isAllowed: boolean) => void;
  onAddress: (address: string) => void;
};

/** Milliseconds without a key before a name is asked about. */
const PAUSE_MS = 250;

/** Asks whether a zip is published as a site, and under which name; says while one types whether that is free. */
export default function LiveFields(props: Props) {
  const { isOn, disabled, onToggle } = props;
  const { user } = useSession();
  return (
    <div className="flex flex-col gap-4">
      <CheckboxField
        label="Publish live from this zip"
        hint="It gets an address of its own here, which becomes the Preview URL."
        isOn={isOn}
        disabled={disabled}
        onChange={onToggle}
      />
      {isOn && (user ? <LiveTarget {...props} user={user} /> : <NewName {...props} userId={undefined} />)}
    </div>
  );
}

/** The site that the project has already, or the name of a new one. */
function LiveTarget({ user, ...props }: Props & { user: User }) {
  const { projectId, name, onName, onAddress } = props;
  const sites = useQuery({ ...sitesQuery(user.id), enabled: projectId !== undefined });
  const site = sites.data?.find(({ project_id }) => projectId !== undefined && project_id === projectId);
  useEffect(() => {
    if (!site) return;
    if (name !== site.name) onName(site.name);
    onAddress(site.address);
  }, [site, name, onName, onAddress]);
  if (projectId !== undefined && sites.isPending) {
    return (
      <p role="status" className="text-label text-ink-soft">
        Loading your sites...
      </p>
    );
  }
  if (!site) return <NewName {...props} userId={user.id} />;
  return <p className="text-label text-ink-soft">Its site {site.name} shows this zip from then on.</p>;
}

function NewName({
  userId,
  title,
  name,
  remixAllowed,
  error,
  disabled,
  onName,
  onRemixAllowed,
  onAddress,
}: Props & { userId: string | undefined }) {
  // Until another one is typed, the name follows the title.
  const isOwn = useRef(name !== '' && name !== suggestSiteName(title));
  const [asked, setAsked] = useState(name);
  useEffect(() => {
    if (!isOwn.current) onName(suggestSiteName(title));
  }, [title, onName]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const fault = name === '' ? undefined : checkSiteName(name);
  const isAsked = userId !== undefined && name !== '' && fault === undefined && asked === name;
  const query = useQuery({ ...nameQuery(userId ?? '', name), enabled: isAsked });
  const answer = isAsked ? query.data : undefined;
  const isFree = answer?.fault === null;
  useEffect(() => {
    onAddress(isFree ? answer.address : '');
  }, [isFree, answer, onAddress]);
  useEffect(() => {
    if (!isOwn.current && answer?.fault && answer.free) onName(answer.free);
  }, [answer, onName]);
  const words = isAsked && query.isError ? failureWords(query.error) : (answer?.fault ?? fault);
  return (
    <div className="flex flex-col gap-2">
      <NameField
        label="Site name"
        name={name}
        disabled={disabled}
        error={words ?? error}
        onChange={(next) => {
          isOwn.current = next !== '';
          onName(next);
        }}
      />
      <p role="status" className="text-label break-words text-ink-soft empty:hidden">
        {isFree && `Free: ${answer.address}`}
        {!userId && 'Sign in to see whether this name is free.'}
        {userId &&
          name !== '' &&
          !fault &&
          !answer &&
          !query.isError &&
          'Asking whether this name is free...'}
      </p>
      {answer?.fault && answer.free && (
        <button
          type="button"
          disabled={disabled}
          onClick={() => onName(answer.free ?? '')}
          className="text-link w-fit text-label font-semibold"
        >
          Use {answer.free}
        </button>
      )}
      <div className="mt-2">
        <RemixField isOn={remixAllowed} disabled={disabled} onChange={onRemixAllowed} />
      </div>
    </div>
  );
}
