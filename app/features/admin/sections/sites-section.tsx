import { useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { addressOf } from '../../../../domain/hosting/address-pattern.ts';
import { checkFigures } from '../../../../domain/hosting/check-figures.ts';
import { PICTURE_PATH } from '../../../../domain/hosting/site-check.ts';
import { counted } from '../../../lib/counted.ts';
import { localMoment } from '../../../lib/dates.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeskSearch } from '../components/desk-search.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { Row } from '../components/row.tsx';
import { RowList } from '../components/row-list.tsx';
import { Views } from '../components/views.tsx';
import { allowSiteIndexing, putSiteBack, takeSiteDown } from '../decide.ts';
import { FUNCTION_PAGE_SIZE, readSites, type SiteRow } from '../read.ts';
import { type Place, placeHref } from '../sections.ts';
import { useDecision, useRows } from '../use-desk.ts';

const VIEWS = [
  { id: '', label: 'All' },
  { id: 'reported', label: 'Reported' },
  { id: 'new', label: 'Not indexed yet' },
  { id: 'down', label: 'Taken down' },
] as const;

const EMPTY: Record<string, { title: string; description: string }> = {
  '': { title: 'No sites', description: 'Sites that members publish come here.' },
  reported: { title: 'No site is reported', description: 'Sites with open reports come here.' },
  new: {
    title: 'No site waits',
    description: 'Live sites of accounts younger than a week, which search engines do not list yet.',
  },
  down: { title: 'No site is taken down', description: 'Sites that were taken down come here.' },
};
const NOT_FOUND = { title: 'No site found', description: 'No site has this name, domain or owner.' };

/** Sites of members: what is live, what is reported, and what was taken down. */
export function SitesSection({ place }: { place: Place }) {
  const query = useRows(place, readSites);
  const { decide, busy } = useDecision();
  const [suspect, setSuspect] = useState<SiteRow | null>(null);
  return (
    <>
      <Views place={place} label="Which sites" views={VIEWS} />
      <DeskSearch place={place} label="Name, domain or owner" />
      <RowList
        place={place}
        query={query}
        noun="site"
        pageSize={FUNCTION_PAGE_SIZE}
        empty={place.q ? NOT_FOUND : (EMPTY[place.view] ?? (EMPTY[''] as never))}
      >
        {(site) => (
          <Row
            title={site.name}
            tags={<States site={site} />}
            picture={site.picture_key && `${PICTURE_PATH}${site.picture_key}/1280.webp`}
            facts={factsOf(site)}
            actions={
              <Actions
                site={site}
                busy={busy === site.id}
                onTakeDown={() => setSuspect(site)}
                onPutBack={() =>
                  void decide({
                    id: site.id,
                    act: (client) => putSiteBack(client, site.id),
                    done: `${site.name} is shown again.`,
                  })
                }
                onAllow={() =>
                  void decide({
                    id: site.id,
                    act: (client) => allowSiteIndexing(client, site.id),
                    done: `Search engines may list ${site.name}.`,
                  })
                }
              />
            }
          >
            {site.take_down_reason && `Taken down: ${site.take_down_reason}`}
          </Row>
        )}
      </RowList>
      {suspect && (
        <ReasonDialog
          title="Take the site down?"
          description={`“${suspect.name}” is off the net at once, with all of its previews and addresses. The owner gets your reason by mail, and reads it on their profile.`}
          confirmLabel="Take down"
          onClose={() => setSuspect(null)}
          onConfirm={(reason) =>
            decide({
              id: suspect.id,
              act: (client) => takeSiteDown(client, suspect.id, reason),
              done: `${suspect.name} is off the net.`,
            })
          }
        />
      )}
    </>
  );
}

function States({ site }: { site: SiteRow }) {
  return (
    <>
      {site.taken_down_at && <Badge variant="danger">Taken down</Badge>}
      {site.is_suspended && <Badge variant="danger">Owner suspended</Badge>}
      {isShown(site) && <Badge variant="success">Live</Badge>}
      {!site.live_since && <Badge>Not published</Badge>}
      {isShown(site) && !site.is_indexed && <Badge>Not indexed yet</Badge>}
      {site.open_reports > 0 && <Badge variant="danger">{counted(site.open_reports, 'open report')}</Badge>}
    </>
  );
}

const isShown = ({ live_since, taken_down_at, is_suspended }: SiteRow) =>
  live_since !== null && taken_down_at === null && !is_suspended;

function factsOf(site: SiteRow) {
  const { user_id, email, created_at, live_since, files, bytes, taken_down_at, domains, open_reports } = site;
  return [
    isShown(site) && <Address key="address" name={site.name} />,
    domains.length > 0 && domains.join(', '),
    <Link key="owner" to={placeHref({ section: 'accounts', q: user_id })}>
      {email ?? 'Owner'}
    </Link>,
    taken_down_at
      ? `Taken down ${localMoment(taken_down_at)}`
      : live_since
        ? `Live since ${localMoment(live_since)}`
        : `Since ${localMoment(created_at)}`,
    files !== null && counted(files, 'file'),
    bytes !== null && formatFileSize(bytes, 'plain'),
    ...figuresOf(site),
    open_reports > 0 && (
      <Link key="reports" to={placeHref({ section: 'reports' })}>
        Open the reports
      </Link>
    ),
  ];
}

/** What a browser found out about what is live; nothing where none has looked. */
function figuresOf({ axe_faults, first_page_bytes, foreign_hosts }: SiteRow): string[] {
  if (axe_faults === null || first_page_bytes === null) return [];
  const figures = checkFigures({ axe_faults, bytes: first_page_bytes, foreign_hosts: foreign_hosts ?? [] });
  return figures.map(({ text }) => text);
}

function Address({ name }: { name: string }) {
  const { siteAddresses = '' } = useRouteLoaderData<{ siteAddresses: string }>('root') ?? {};
  const address = addressOf(siteAddresses, name);
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {address}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

type ActionsProps = {
  site: SiteRow;
  busy: boolean;
  onTakeDown: () => void;
  onPutBack: () => void;
  onAllow: () => void;
};

function Actions({ site, busy, onTakeDown, onPutBack, onAllow }: ActionsProps) {
  if (site.taken_down_at) {
    return (
      <Button size="sm" variant="secondary" busy={busy} onClick={onPutBack}>
        Put back
      </Button>
    );
  }
  return (
    <>
      {isShown(site) && !site.is_indexed && (
        <Button size="sm" variant="secondary" busy={busy} onClick={onAllow}>
          Allow search engines
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={onTakeDown}>
        Take down
      </Button>
    </>
  );
}
