/** `npm run products -- <command> [slug ...] [--all]`: the workshop for the products in `products/`. */
import { parseArgs } from 'node:util';
import { runWorkshop } from '../workshop.ts';
import { runBuild, runCatalogue, runCheck, runFilm, runLighthouse, runPhotos } from './commands.ts';
import { listProducts } from './product.ts';

const help = `npm run products -- check [slug ...] [--all]   hold products to every bar, with their own types and tests
npm run products -- build [slug ...]           make preview/ from source/
npm run products -- photos [slug ...]          photograph every screen again
npm run products -- film [slug ...]            film again what film.ts plays
npm run products -- lighthouse [slug ...]      measure again
npm run products -- catalogue [slug ...]       check, measure, photograph, film what changed; write the catalogue
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});

await runWorkshop(positionals, {
  help,
  noun: 'product',
  list: listProducts,
  commands: {
    check: async (chosen) => runCheck(await chosen(), values.all),
    build: async (chosen) => runBuild(await chosen()),
    photos: async (chosen) => runPhotos(await chosen()),
    film: async (chosen) => runFilm(await chosen()),
    lighthouse: async (chosen) => runLighthouse(await chosen()),
    catalogue: async (chosen) => runCatalogue(await chosen()),
  },
});
