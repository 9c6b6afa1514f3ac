import { findNginx } from '../../server/testing/nginx.ts';
import { installDebianPackage } from './debian.ts';

/** The nginx that stands before several servers in tests: an installed one, else Debian's package. */
export function ensureNginx(): { path: string } | { missing: string } {
  const found = findNginx() ?? (installDebianPackage('nginx') ? findNginx() : null);
  return found ? { path: found } : { missing: 'no nginx is installed and none could be installed' };
}
