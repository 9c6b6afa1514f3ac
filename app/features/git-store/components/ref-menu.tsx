import { Check, ChevronDown, GitBranch, GitCommitHorizontal, Tag } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import {
  commitsPath,
  repositoryFilePath,
  repositoryPath,
} from '../../../../domain/repository/repository-paths.ts';
import type { RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { buttonClass } from '../../../ui/button.tsx';
import type { Place } from '../data/store-data.ts';
import { useClosingMenu } from './use-closing-menu.ts';

type Props = { page: RepositoryPage; place: Place };

/** Which branch or tag is shown, and links to the others for the same file. */
export function RefMenu({ page, place }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useClosingMenu(menu);
  const ref = place.kind === 'commit' ? undefined : place.ref;
  const current = ref ?? page.default_branch ?? '';
  const isTag = page.tags.some(({ name }) => name === current);
  const isCommit = !isTag && !page.branches.some(({ name }) => name === current);
  const Icon = isTag ? Tag : isCommit ? GitCommitHorizontal : GitBranch;
  const hrefOf = (name: string) => {
    const wanted = name === page.default_branch ? undefined : name;
    if (place.kind === 'commits') return commitsPath(page.repository, { ref: wanted, path: place.path });
    if (place.kind === 'files' && place.path) return repositoryFilePath(page.repository, place.path, wanted);
    return repositoryPath(page.repository, wanted);
  };
  const groups = [
    { title: 'Branches', refs: page.branches },
    { title: 'Tags', refs: page.tags },
  ].filter(({ refs }) => refs.length > 0);
  return (
    <details ref={menu} className="store-menu">
      <summary className={buttonClass({ variant: 'secondary', size: 'sm' }, 'max-w-72')}>
        <Icon aria-hidden="true" className="size-4" />
        <span className="sr-only">{isTag ? 'Tag' : isCommit ? 'Commit' : 'Branch'}</span>
        <span className="min-w-0 truncate">{isCommit ? current.slice(0, 10) : current}</span>
        <ChevronDown aria-hidden="true" className="size-4" />
      </summary>
      <nav aria-label="Branches and tags" className="store-sheet max-h-80 overflow-y-auto p-1.5">
        {groups.map(({ title, refs }) => (
          <section key={title}>
            <h2 className="px-2 py-1.5 text-label font-semibold text-ink-faint">{title}</h2>
            <ul>
              {refs.map(({ name }) => (
                <li key={name}>
                  <Link
                    to={hrefOf(name)}
                    aria-current={name === current ? 'true' : undefined}
                    className="flex min-h-9 items-center gap-2 rounded-sm px-2 text-[0.9375rem] wrap-anywhere hover:bg-sunken aria-[current]:font-semibold"
                  >
                    <Check
                      aria-hidden="true"
                      className={name === current ? 'size-4 shrink-0' : 'invisible size-4 shrink-0'}
                    />
                    {name}
                    {name === page.default_branch && (
                      <span className="ml-auto pl-3 text-label font-normal text-ink-faint">default</span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </details>
  );
}
