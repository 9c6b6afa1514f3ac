/** `npm run products -- <command> [slug ...] [--all]`: the workshop for the products in `products/`. */
import { parseArgs } from 'node:util';
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
const [command, ...rest] = positionals;

async function chosen(): Promise<string[]> {
  const known = await listProducts();
  const unknown = rest.filter((slug) => !known.includes(slug));
  if (unknown.length > 0)
    throw new Error(`There is no product ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return rest.length > 0 ? rest : known;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  switch (command) {
    case 'check':
      return runCheck(await chosen(), values.all);
    case 'build':
      return runBuild(await chosen());
    case 'photos':
      return runPhotos(await chosen());
    case 'film':
      return runFilm(await chosen());
    case 'lighthouse':
      return runLighthouse(await chosen());
    case 'catalogue':
      return runCatalogue(await chosen());
    default:
      process.stdout.write(help);
      return 1;
  }
}
