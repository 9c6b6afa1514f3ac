/** `npm run templates -- <command> [id ...] [--all]`: the workshop for the templates in `templates/`. */
import { parseArgs } from 'node:util';
import { runBuild, runCatalogue, runCheck, runLighthouse, runNew, runPhotos } from './commands.ts';
import { listTemplates } from './template.ts';

const help = `npm run templates -- check [id ...] [--all]         hold templates to every bar
npm run templates -- build [id ...]                 make pages and assets from source/
npm run templates -- catalogue [id ...]             check, measure, photograph what changed; write the catalogue
npm run templates -- photos [id ...]                photograph again
npm run templates -- lighthouse [id ...]            measure again
npm run templates -- new <id> "<Title>" [--framework html|tailwind|react] [--category Business]
`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    framework: { type: 'string', default: 'html' },
    category: { type: 'string', default: 'Business' },
  },
});
const [command, ...rest] = positionals;

async function chosen(): Promise<string[]> {
  const known = await listTemplates();
  const unknown = rest.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no template ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
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
    case 'catalogue':
      return runCatalogue(await chosen());
    case 'photos':
      return runPhotos(await chosen());
    case 'lighthouse':
      return runLighthouse(await chosen());
    case 'new':
      return runNew({
        id: rest[0] ?? '',
        title: rest[1] ?? '',
        framework: values.framework,
        category: values.category,
      });
    default:
      process.stdout.write(help);
      return 1;
  }
}
