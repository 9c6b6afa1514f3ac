import { useRouteLoaderData } from 'react-router';
import { addressOf } from '../../../../domain/hosting/address-pattern.ts';
import { Alert } from '../../../ui/alert.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, PageHeading } from '../../../ui/page.tsx';
import type { ReportData, ReportResult } from '../report.server.ts';
import { SUBJECTS } from '../schema.ts';
import { ReportForm } from './report-form.tsx';

type Props = { data: ReportData; result: ReportResult | undefined };

/** Where a visitor says what is wrong with something that another one has made. */
export function ReportPage({ data: { subject, ticket, open }, result }: Props) {
  if (!subject) {
    return (
      <Page>
        <h1 className="sr-only">Report</h1>
        <EmptyState
          title="There is nothing here to report"
          description="The address is not complete, or what it names is no longer there."
          action={<ButtonLink to="/">Go to Home</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page width="prose">
      <PageHeading
        title={`Report this ${SUBJECTS[subject.type].noun}`}
        intro="The people who run this site look at every report. The author will not see who you are."
      />
      {subject.type === 'site' && <ReportedSite name={subject.id} />}
      {open ? (
        <ReportForm
          subject={subject}
          ticket={(result && 'values' in result && result.values.ticket) || ticket}
          served={result}
        />
      ) : (
        <Alert title="Reports are not connected on this site.">
          A report sent here would not arrive. Please write to the people who run it instead.
        </Alert>
      )}
    </Page>
  );
}

/** The address of the site, as its visitors know it. */
function ReportedSite({ name }: { name: string }) {
  const { siteAddresses = '' } = useRouteLoaderData<{ siteAddresses: string }>('root') ?? {};
  const { host = name, pathname = '/' } = URL.parse(addressOf(siteAddresses, name)) ?? {};
  return (
    <p className="mb-7 border-l-3 border-line-strong pl-4 font-mono text-[0.9375rem] [overflow-wrap:anywhere]">
      <span className="sr-only">Address of the site: </span>
      {pathname === '/' ? host : host + pathname}
    </p>
  );
}
