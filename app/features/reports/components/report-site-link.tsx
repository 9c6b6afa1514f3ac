import { useRouteLoaderData } from 'react-router';
import { siteNameOf } from '../../../../domain/hosting/address-pattern.ts';
import { ReportLink } from './report-link.tsx';

/** The link 'Report this site' beside what is shown at this address; nothing where it is no site of a member. */
export function ReportSiteLink({ address }: { address: string }) {
  const { siteAddresses = '' } = useRouteLoaderData<{ siteAddresses: string }>('root') ?? {};
  const name = siteNameOf(siteAddresses, address);
  // The spoken name begins with the words that are shown.
  return name && <ReportLink type="site" id={name} label="Report this site" what={`this site: ${name}`} />;
}
