import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The list of routes is small: one cached file instead of a request for each page's links.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
