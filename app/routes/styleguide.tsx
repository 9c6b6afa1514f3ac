import type { MetaFunction } from 'react-router';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { noData as loader } from '../lib/no-data.ts';

const StyleguidePage = pageOnDemand(() =>
  import('../shell/styleguide/styleguide-page.tsx').then((module) => module.StyleguidePage),
);

export const { clientLoader } = StyleguidePage;

export const meta: MetaFunction = () => [
  { title: 'Styleguide · Plinth' },
  { name: 'robots', content: 'noindex' },
];

export default function StyleguideRoute() {
  return <StyleguidePage />;
}
