import { type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import {
  loadReport,
  type ReportData,
  type ReportResult,
  receiveReport,
} from '../features/reports/report.server.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadReport as loader, receiveReport as action };

const ReportPage = pageOnDemand(() =>
  import('../features/reports/components/report-page.tsx').then((module) => module.ReportPage),
);

export const { clientLoader } = ReportPage;

export const meta: MetaFunction = ({ matches, location }) =>
  pageMeta({
    title: 'Report',
    description: 'Tell the people who run this site what is wrong with something that was made here.',
    path: location.pathname,
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default function ReportRoute() {
  return (
    <ReportPage data={useLoaderData() as ReportData} result={useActionData() as ReportResult | undefined} />
  );
}
