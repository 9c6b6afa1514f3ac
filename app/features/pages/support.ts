import { useRouteLoaderData } from 'react-router';
import type { SupportAddress } from '../../../domain/site/support-address.ts';

/** The address questions to the operator go to; null where the site has none that mail can reach. */
export function useSupportAddress(): string | null {
  const root = useRouteLoaderData<{ support: SupportAddress }>('root');
  return root?.support.isPublic ? root.support.address : null;
}
