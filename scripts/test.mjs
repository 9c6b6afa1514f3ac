// `npm test`: installs what is missing, then runs every check.
import { ensurePackages, runNode } from './bootstrap.mjs';

ensurePackages();
process.exit(await runNode('scripts/test.ts', process.argv.slice(2)));
