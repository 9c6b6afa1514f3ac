import { type ReactNode, Suspense, use, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Alert } from '../../../ui/alert.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import { listingHref, parseListing, parseTab } from '../listing.ts';
import type { BoardData } from '../load.server.ts';
import type { ArrivingBoard } from '../load-in-browser.ts';
import { BOARD_INTRO, BOARD_TITLE } from '../meta.ts';
import type { ActionResult, SentResult } from '../receive.server.ts';
import { ArrivingPanel, ListPanel } from './list-panel.tsx';
import { SubmitPanel } from './submit-panel.tsx';
import { useVotes } from './use-votes.ts';

type Props = {
  data: ArrivingBoard;
  /** What the server said of a form sent without scripts. */
  result: ActionResult | undefined;
};

/** The board: what people wish for, and the form to add a wish. */
export function BoardPage({ data, result }: Props) {
  const [params] = useSearchParams();
  const listing = parseListing(params);
  // A form without scripts is sent to the tab it is on.
  const tab = parseTab(params);
  const votes = useVotes();
  const shownPage = useRef(listing.page);
  const arriving = <ArrivingPanel listing={listing} />;
  return (
    <Page>
      <PageHeading title={BOARD_TITLE} intro={BOARD_INTRO} />
      {result && 'vote' in result && (
        <Alert variant="danger" title="Your vote was not counted" className="mb-6">
          {result.vote}
        </Alert>
      )}
      <LinkTabs
        label="Make My Site"
        value={tab}
        items={[
          {
            value: 'all',
            label: 'All Suggestions',
            to: listingHref(listing),
            panel: (
              // Another listing is another place: it shows skeletons while it is on its way.
              <Suspense key={listingHref(listing)} fallback={arriving}>
                <Arrived data={data}>
                  {(board) => (
                    <ListPanel listing={listing} data={board} votes={votes} shownPage={shownPage} />
                  )}
                </Arrived>
              </Suspense>
            ),
          },
          {
            value: 'submit',
            label: 'Submit Suggestion',
            to: listingHref(listing, 'submit'),
            panel: (
              <SubmitPanel
                ticket={'arriving' in data ? '' : data.ticket}
                open={'arriving' in data || data.open}
                result={result && 'outcome' in result ? (result as SentResult) : undefined}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}

type ArrivedProps = { data: ArrivingBoard; children: (board: BoardData) => ReactNode };

function Arrived({ data, children }: ArrivedProps) {
  return children('arriving' in data ? use(data.arriving) : data);
}
