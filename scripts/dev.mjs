// `npm run dev`: the same server, with the site built on the fly and reloaded as its sources change.
import { ensurePackages, runNode } from './bootstrap.mjs';

ensurePackages();
process.exit(await runNode('server/main.ts', ['--dev']));
