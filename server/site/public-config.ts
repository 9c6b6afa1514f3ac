import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';

export interface PublicConfig {
  /** Base address of the Supabase-compatible backend. */
  url: string;
  publishableKey: string;
  version: string;
}

/** What any client may know of this instance. The built-in backend is at the address the client already uses. */
export function publicConfig(config: Config, services: Services | null, request: Request): PublicConfig {
  if (config.supabase) return { ...config.supabase, version };
  return { url: requestOrigin(config, request), publishableKey: services?.keys.publishable ?? '', version };
}

/** Origin under which the visitor sees the site; a proxy's word on http or https counts if it is trusted. */
function requestOrigin(config: Config, request: Request): string {
  const url = new URL(request.url);
  const forwarded = config.trustedProxies > 0 ? request.headers.get('x-forwarded-proto') : null;
  if (forwarded === 'https' || forwarded === 'http') url.protocol = `${forwarded}:`;
  return url.origin;
}
