import { findCaddy } from '../../server/testing/caddy.ts';
import { installDebianPackage } from './debian.ts';

/** The Caddy that stands before the product in tests: an installed one, else Debian's package. */
export function ensureCaddy(): { path: string } | { missing: string } {
  const found = findCaddy() ?? (installDebianPackage('caddy') ? findCaddy() : null);
  return found ? { path: found } : { missing: 'no caddy is installed and none could be installed' };
}
