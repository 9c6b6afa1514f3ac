// `npm run dev`: the same server, with the site built on the fly and reloaded as its sources change.
import { ensurePackages, runNode } from './bootstrap.mjs';

ensurePackages();
// The site's modules come through Vite as development builds; those this process loads itself must be the same ones.
process.exit(await runNode('server/main.ts', ['--dev'], ['--conditions=development']));
