import { type MetaFunction, useActionData } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { UnsubscribePage } from '../features/suggestions/components/unsubscribe-page.tsx';
import {
  loadUnsubscribe,
  receiveUnsubscribe,
  type UnsubscribeResult,
} from '../features/suggestions/unsubscribe.server.ts';

export { loadUnsubscribe as loader, receiveUnsubscribe as action };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'End mails about a suggestion',
    description: 'Ends the mails that tell you when the status of a suggestion on the board changes.',
    path: '/make-my-site/unsubscribe',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default function SuggestionUnsubscribeRoute() {
  return <UnsubscribePage result={useActionData() as UnsubscribeResult | undefined} />;
}
