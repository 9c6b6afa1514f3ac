import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../lib/request-context.ts';

/** What every page needs to know. The same for everyone, so that pages can be kept. */
export type RootData = { siteUrl: string };

/** Reads the site's origin. */
export function loadRoot({ context }: LoaderFunctionArgs): RootData {
  return { siteUrl: context.get(requestValues).siteUrl };
}
