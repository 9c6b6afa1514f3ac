import type { MetaFunction } from 'react-router';
import { pageMeta, siteUrlOf } from '../../domain/site/seo.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { noData as loader } from '../lib/no-data.ts';

const DevicePage = pageOnDemand(() =>
  import('../features/device/device-page.tsx').then((module) => module.DevicePage),
);

export const { clientLoader } = DevicePage;

export const meta: MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Connect the command line',
    description: 'Where you allow a program on one of your computers to publish sites for you.',
    path: '/device',
    siteUrl: siteUrlOf(matches),
    noindex: true,
  });

export default function DeviceRoute() {
  return <DevicePage />;
}
