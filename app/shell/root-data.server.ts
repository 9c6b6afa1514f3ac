import type { LoaderFunctionArgs } from 'react-router';
import type { AddressPattern } from '../../domain/hosting/address-pattern.ts';
import { requestValues } from '../../domain/site/request-context.ts';
import type { SupportAddress } from '../../domain/site/support-address.ts';

/** What every page needs to know. The same for everyone, so that pages can be kept. */
export type RootData = {
  siteUrl: string;
  siteAddresses: AddressPattern;
  passkeys: boolean;
  support: SupportAddress;
};

/** Reads the site's origin, where members' sites are, whether there are passkeys, and the operator's address. */
export function loadRoot({ context }: LoaderFunctionArgs): RootData {
  const { siteUrl, siteAddresses, passkeys, support } = context.get(requestValues);
  return { siteUrl, siteAddresses, passkeys, support };
}
