// `npm start`: installs and builds what is missing, then runs the server.
import { ensurePackages, runNode } from './bootstrap.mjs';

ensurePackages({ tools: false });
const built = await runNode('scripts/build.ts', ['--if-stale']);
process.exit(built === 0 ? await runNode('server/main.ts') : built);
