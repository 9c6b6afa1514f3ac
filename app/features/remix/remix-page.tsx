import { ExternalLink } from 'lucide-react';
import { remixPath } from '../../../domain/hosting/remix-path.ts';
import { counted } from '../../lib/counted.ts';
import { formatFileSize } from '../../lib/file-size.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../ui/page.tsx';
import { RemixButton } from './remix-button.tsx';
import type { RemixData } from './remix-data.ts';

/** Files that are named; of the others it is said how many there are. */
const NAMED = 12;

/** Where a site is copied. */
export function RemixPage({ data: { site, refusal } }: { data: RemixData }) {
  if (!site) {
    return (
      <Page>
        <h1 className="sr-only">Remix</h1>
        <EmptyState
          title="There is nothing here to remix"
          description={refusal}
          action={<ButtonLink to="/community">Explore the community</ButtonLink>}
        />
      </Page>
    );
  }
  const { name, address, files } = site;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <Page width="prose">
      <PageHeading
        title={`Remix ${name}`}
        intro="A copy of everything the site consists of, as a repository of yours in the Git Store. Without an account it opens in the AI Builder."
      />
      <div className="flex flex-wrap gap-3">
        <RemixButton
          what={{ site: name }}
          title={name}
          path={remixPath(name)}
          className={buttonClass({ size: 'lg' })}
        />
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={buttonClass({ variant: 'secondary', size: 'lg' })}
        >
          <ExternalLink aria-hidden="true" className="size-4.5" />
          Visit the site
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </div>
      <h2 className="mt-10 font-display text-title font-bold">
        {counted(files.length, 'file')}, {formatFileSize(bytes, 'plain')}
      </h2>
      <ul className="mt-3 border-t border-line font-mono text-[0.875rem]">
        {files.slice(0, NAMED).map(({ path, size }) => (
          <li key={path} className="flex justify-between gap-4 border-b border-line py-2">
            <bdi className="min-w-0 break-all">{path}</bdi>
            <span className="shrink-0 text-ink-faint tabular-nums">{formatFileSize(size, 'plain')}</span>
          </li>
        ))}
      </ul>
      {files.length > NAMED && (
        <p className="mt-2 text-label text-ink-soft">And {counted(files.length - NAMED, 'other file')}.</p>
      )}
      <p className="mt-6 text-label text-ink-soft">
        What you may do with the copy is for its makers to say: a licence among the files comes along as it
        is.
      </p>
    </Page>
  );
}
