import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router';
import { repositoryPath } from '../../../../domain/repository/repository-paths.ts';
import type { RepositoryPage } from '../../../../domain/repository/repository-view.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import type { StoreData } from '../data/store-data.ts';
import { listHref, parseListing, parseSelected, parseTab, type Selected, type Tab } from '../listing.ts';
import { INTRO } from '../meta.ts';
import { CommunityPanel } from './community-panel.tsx';
import { MyPanel } from './my-panel.tsx';
import { Problem } from './problem.tsx';
import { RepositoryView } from './repository-view.tsx';

// Most visitors only read: form, reading of folders and zips come with the press of the button.
const NewRepository = partOnDemand(() => import('../editor/new-repository-dialog.tsx'));

type Props = {
  data: StoreData;
  /** What reports a repository, where the site has it. */
  report?: ((repository: { id: string; name: string }) => ReactNode) | undefined;
  /** What publishes the visitor's own repository as a site. */
  publish?: ((page: RepositoryPage) => ReactNode) | undefined;
};

/** The Git Store: one's own repositories, everybody's public ones, and the one that is open. */
export function GitStorePage({ data, report, publish }: Props) {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const { owner, repoName } = useParams();
  const [creating, setCreating] = useState<'no' | 'closed' | 'open'>('no');
  const isEditor = Boolean(repoName);
  const listing = parseListing(params);
  const tab: Tab = isEditor ? 'editor' : parseTab(params);
  const selected: Selected | null = isEditor
    ? (data.opened?.page.repository ?? (owner && repoName ? { owner, slug: repoName } : null))
    : parseSelected(params);
  // Once opened a list stays, with its place and what was searched.
  const [seen, setSeen] = useState<Partial<Record<Tab, boolean>>>({ [tab]: true });
  if (!seen[tab]) setSeen({ ...seen, [tab]: true });
  const create = () => setCreating('open');
  const keep = data.opened || !isEditor ? selected : null;

  return (
    <Page className={isEditor ? 'pt-3 sm:pt-8' : undefined}>
      {isEditor ? (
        // A phone shows the repository; the tabs lead to the rest.
        <div className="mb-3 flex items-center justify-between gap-4 max-sm:hidden">
          <p className="font-display text-title font-bold">
            <Link to="/git-store" className="hover:underline hover:underline-offset-4">
              Git Store
            </Link>
          </p>
          <NewButton onClick={create} quiet />
        </div>
      ) : (
        <PageHeading title="Git Store" intro={INTRO} action={<NewButton onClick={create} />} />
      )}
      <LinkTabs
        label="Git Store"
        value={tab}
        items={[
          {
            value: 'my',
            label: 'My Repositories',
            to: listHref('my', {}, keep),
            panel: seen.my && (
              <MyPanel active={tab === 'my'} data={data} selected={selected} onCreate={create} />
            ),
          },
          {
            value: 'community',
            label: 'Community',
            to: listHref('community', {}, keep),
            panel: seen.community && (
              <CommunityPanel
                active={tab === 'community'}
                listing={listing}
                data={data}
                selected={selected}
                onCreate={create}
              />
            ),
          },
          ...(isEditor || selected
            ? [
                {
                  value: 'editor',
                  label: 'Editor',
                  to: isEditor ? pathname + search : repositoryPath(selected as Selected),
                  panel:
                    isEditor &&
                    (data.opened ? (
                      <RepositoryView
                        key={data.opened.page.repository.id}
                        opened={data.opened}
                        report={report}
                        publish={publish}
                      />
                    ) : (
                      <Problem problem={data.problem} />
                    )),
                },
              ]
            : []),
        ]}
      />
      {creating !== 'no' && (
        <Suspense>
          <NewRepository open={creating === 'open'} onClose={() => setCreating('closed')} />
        </Suspense>
      )}
    </Page>
  );
}

function NewButton({ onClick, quiet = false }: { onClick: () => void; quiet?: boolean }) {
  const look = quiet ? ({ variant: 'secondary', size: 'sm' } as const) : {};
  return (
    <Button {...look} onClick={onClick} className="unscripted:hidden">
      <Plus aria-hidden="true" className="size-4" />
      New Repository
    </Button>
  );
}
