import { GitFork } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { repositoryPath } from '../../../domain/repository/repository-paths.ts';
import { requestFunction, sessionToken } from '../../lib/call-function.ts';
import { useSession } from '../../shell/session.tsx';
import { tellFailure } from '../../ui/tell-failure.ts';
import { toast } from '../../ui/toast.ts';

/** Something that others may copy: a project of Community by its id, a site by its name. */
type Remixable = { project: string } | { site: string };

type MadeRepository = { id: string; owner: string; slug: string; name: string };

/** Copies something into a new repository of the member who is signed in. Rejects with the server's words. */
async function remix(what: Remixable): Promise<MadeRepository> {
  const accessToken = await sessionToken();
  // Made twice it is two repositories.
  const answer = await requestFunction('remix', {
    method: 'POST',
    body: what,
    accessToken,
    repeatable: false,
  });
  return ((await answer.json()) as { repository: MadeRepository }).repository;
}

type Props = {
  what: Remixable;
  title: string;
  /** The page of it on this site, from which the builder opens it. */
  path: string;
  className: string;
};

/**
 * Copies a project or a site: into the Git Store of who is signed in. Everybody else opens it in the AI builder.
 */
export function RemixButton({ what, title, path, className }: Props) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const inBuilder = `/ai-temp-build?from=${encodeURIComponent(path)}`;

  async function copy(event: MouseEvent) {
    // To who is signed in the link is a button; everybody else follows it.
    if (status === 'signed-out') return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      // Who they are may be known only now.
      if (!(await sessionToken())) return void (await navigate(inBuilder));
      const repository = await remix(what);
      toast({ title: 'Remixed', description: `${repository.owner}/${repository.name} is yours to change.` });
      await navigate(repositoryPath(repository));
    } catch (error) {
      tellFailure('Not remixed')(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Link
      to={inBuilder}
      rel="nofollow"
      aria-busy={busy}
      onClick={(event) => void copy(event)}
      className={className}
    >
      <GitFork aria-hidden="true" className="size-[1.125em] shrink-0" />
      {busy ? 'Remixing...' : 'Remix'}
      <span className="sr-only"> {title}</span>
    </Link>
  );
}
