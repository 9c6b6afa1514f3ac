/** `npm run templates -- <command> [id ...] [--all]`: the workshop for the templates in `templates/`. */
import { parseArgs } from 'node:util';
import { runWorkshop } from '../workshop.ts';
import { runBuild, runCatalogue, runCheck, runLighthouse, runNew, runPhotos } from './commands.ts';
import { runApply, runLook, runMark, runSite } from './contract/commands.ts';
import { listTemplates } from './template.ts';

const help = `npm run templates -- check [id ...] [--all]         hold templates to every bar
npm run templates -- build [id ...]                 make pages and assets from source/
npm run templates -- catalogue [id ...]             check, measure, photograph what changed; write the catalogue
npm run templates -- photos [id ...]                photograph again
npm run templates -- lighthouse [id ...]            measure again
npm run templates -- mark <id ...>                  propose data-slot marks for words that have none
npm run templates -- look [id ...]                  make the style sheet and tokens of look.json
npm run templates -- site [id ...]                  write site.json: every slot with its limits and value
npm run templates -- apply <id> <site.json> <dir>   fill a template and write it into a folder
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

await runWorkshop(positionals, {
  help,
  noun: 'template',
  list: listTemplates,
  commands: {
    check: async (chosen) => runCheck(await chosen(), values.all),
    build: async (chosen) => runBuild(await chosen()),
    catalogue: async (chosen) => runCatalogue(await chosen()),
    photos: async (chosen) => runPhotos(await chosen()),
    lighthouse: async (chosen) => runLighthouse(await chosen()),
    mark: async (chosen) => {
      if (positionals.length < 2) throw new Error('Say which template to mark.');
      return runMark(await chosen());
    },
    look: async (chosen) => runLook(await chosen()),
    site: async (chosen) => runSite(await chosen()),
    apply: async () => {
      const [, id = '', file = '', folder = ''] = positionals;
      return runApply(id, file, folder);
    },
    new: async () => {
      const [, id = '', title = ''] = positionals;
      return runNew({ id, title, framework: values.framework, category: values.category });
    },
  },
});
