import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../../domain/site/request-context.ts';
import type { SupportAddress } from '../../domain/site/support-address.ts';

/** What every page needs to know. The same for everyone, so that pages can be kept. */
export type RootData = { siteUrl: string; support: SupportAddress };

/** Reads the site's origin and the operator's address. */
export function loadRoot({ context }: LoaderFunctionArgs): RootData {
  const { siteUrl, support } = context.get(requestValues);
  return { siteUrl, support };
}
