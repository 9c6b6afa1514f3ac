import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listingHref, parseListing, parseTab } from '../listing.ts';
import type { CommunityData } from '../load.server.ts';
import { COMMUNITY_INTRO } from '../meta.ts';
import type { LivePublishing } from '../publish-live.ts';
import { BrowsePanel } from './browse-panel.tsx';

// Form and validation are a third of the page's code, and most visitors only look.
const UploadForm = partOnDemand(() => import('./upload-form.tsx'));

/** Community: what others share, and the form to share one's own. */
export function CommunityPage({ data, live }: { data: CommunityData; live: LivePublishing }) {
  const [params] = useSearchParams();
  const listing = parseListing(params);
  const tab = parseTab(params);
  // Once opened a tab stays, so that a look at the list loses nothing of the form and an upload goes on.
  const [opened, setOpened] = useState({ [tab]: true });
  if (!opened[tab]) setOpened({ ...opened, [tab]: true });
  return (
    <Page>
      <PageHeading title="Community" intro={COMMUNITY_INTRO} />
      <LinkTabs
        label="Community"
        value={tab}
        items={[
          {
            value: 'browse',
            label: 'Browse Websites',
            to: listingHref(listing),
            panel: opened.browse && <BrowsePanel listing={listing} data={data} active={tab === 'browse'} />,
          },
          {
            value: 'upload',
            label: 'Upload Website',
            to: listingHref(listing, 'upload'),
            panel: opened.upload && (
              <Suspense fallback={<UploadSkeleton />}>
                <UploadForm live={live} />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** Stands for the upload form while its code is loading. */
function UploadSkeleton() {
  return (
    <div className="grid max-w-5xl gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <p role="status" className="sr-only">
        Loading the form
      </p>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-18" />
        <Skeleton className="h-24" />
        <Skeleton className="h-44" />
        <Skeleton className="h-18" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
    </div>
  );
}
