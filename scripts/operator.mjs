// `npm run operator -- add <email>`: names who runs the site, while it runs or before.
import { ensurePackages, runNode } from './bootstrap.mjs';

ensurePackages({ tools: false });
process.exit(await runNode('server/operators/main.ts', process.argv.slice(2)));
