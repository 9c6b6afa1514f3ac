// `npm run bench -- backend|hostile|reads|search|site|sites|uploads`: measurements, printed as ratios.
import { ensurePackages, fail, runNode } from './bootstrap.mjs';

const measurements = {
  backend: 'bench/backend.ts',
  hostile: 'bench/hostile.ts',
  reads: 'bench/reads.ts',
  search: 'bench/search.ts',
  site: 'bench/site.ts',
  sites: 'bench/sites.ts',
  uploads: 'bench/upload-memory.ts',
};
const [name, ...rest] = process.argv.slice(2);
if (!Object.hasOwn(measurements, name ?? '')) fail(`npm run bench -- ${Object.keys(measurements).join('|')}`);
ensurePackages();
process.exit(await runNode(measurements[name], rest));
