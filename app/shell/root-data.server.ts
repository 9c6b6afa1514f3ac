import type { LoaderFunctionArgs } from 'react-router';
import { requestValues } from '../lib/request-context.ts';
import { type SidebarState, sidebarStateOf } from './preferences.ts';

/** What every page needs from its request. */
export type RootData = { siteUrl: string; sidebar: SidebarState };

/** Reads the site's origin and the sidebar's cookie. */
export function loadRoot({ request, context }: LoaderFunctionArgs): RootData {
  return {
    siteUrl: context.get(requestValues).siteUrl,
    sidebar: sidebarStateOf(request.headers.get('Cookie')),
  };
}
