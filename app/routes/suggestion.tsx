import { type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { ReportLink } from '../features/reports/components/report-link.tsx';
import { SuggestionNotFound } from '../features/suggestions/components/suggestion-not-found.tsx';
import { loadSuggestion, type SuggestionData } from '../features/suggestions/load.server.ts';
import { suggestionMeta } from '../features/suggestions/meta.ts';
import { type ActionResult, receiveOnSuggestion } from '../features/suggestions/receive.server.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadSuggestion as loader, receiveOnSuggestion as action };

const SuggestionPage = pageOnDemand(() =>
  import('../features/suggestions/components/suggestion-page.tsx').then((module) => module.SuggestionPage),
);

export const { clientLoader } = SuggestionPage;

export const meta: MetaFunction = ({ loaderData, matches }) =>
  suggestionMeta((loaderData as SuggestionData | undefined)?.suggestion, siteUrlOf(matches));

export default function SuggestionRoute() {
  const data = useLoaderData() as SuggestionData;
  const result = useActionData() as ActionResult | undefined;
  const { suggestion } = data;
  if (!suggestion) return <SuggestionNotFound />;
  return (
    <SuggestionPage
      key={suggestion.id}
      data={{ ...data, suggestion }}
      result={result}
      report={
        <ReportLink type="suggestion" id={suggestion.id} what={`the suggestion of ${suggestion.name}`} />
      }
      reportComment={({ id, name }) => <ReportLink type="comment" id={id} what={`the comment of ${name}`} />}
    />
  );
}
