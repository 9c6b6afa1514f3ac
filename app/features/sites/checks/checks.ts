import type { CheckState, Measured, SitePicture } from '../../../../domain/hosting/site-check.ts';
import { callSites, keyOf } from '../sites.ts';

/** What a browser found out about a deployment. Figures are null as long as it has not looked. */
export type Check = { deployment_id: string; state: CheckState; failure: string | null } & (
  | ({ state: 'done'; pictures: SitePicture[]; picture_key: string | null } & Measured)
  | { state: 'waiting' | 'looking' | 'failed' }
);

export type Checks = {
  /** Whether the server has a browser. */
  is_open: boolean;
  checks: Check[];
};

/** Checks of a site's deployments that were live, the newest first; read again while one is being made. */
export const checksQuery = (userId: string, siteId: string) => ({
  queryKey: [...keyOf(userId), siteId, 'checks'],
  queryFn: async () => (await (await callSites('GET', `/${siteId}/checks`)).json()) as Checks,
  refetchInterval: ({ state }: { state: { data?: Checks | undefined } }) =>
    state.data?.is_open && state.data.checks.some(({ state }) => state === 'waiting' || state === 'looking')
      ? 3000
      : (false as const),
});
