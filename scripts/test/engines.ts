import { findProgram } from '../../server/testing/find-program.ts';
import { installDebianPackage } from './debian.ts';

/** The browsers beside Chromium in which the main journeys run: names as the suite has them, and what each needs. */
const engines = [
  { name: 'Firefox', packages: { 'firefox-esr': 'firefox-esr' } },
  { name: 'WebKitGTK', packages: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' } },
];

/** Those that this machine has or Debian's packages give it, and why there are no others. */
export function ensureEngines(): { found: string[]; missing: string[] } {
  const found: string[] = [];
  const missing: string[] = [];
  for (const { name, packages } of engines) {
    const lacks = Object.entries(packages).find(
      ([program, packaged]) =>
        !findProgram(program) && !(installDebianPackage(packaged) && findProgram(program)),
    );
    if (lacks) missing.push(`no ${lacks[0]} for ${name} is installed and none could be installed`);
    else found.push(name);
  }
  return { found, missing };
}
