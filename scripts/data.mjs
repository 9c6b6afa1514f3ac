// `npm run data -- backup <file>`: everything the site keeps into one file; `restore <file>` the other way.
import { ensurePackages, runNode } from './bootstrap.mjs';

ensurePackages({ tools: false });
process.exit(await runNode('server/data/main.ts', process.argv.slice(2)));
