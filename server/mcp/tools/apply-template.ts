import { z } from 'zod';
import { functionError } from '../../functions/kit/errors.ts';
import { blobId } from '../../git/import.ts';
import type { EditOf, RepositoryService } from '../repositories.ts';
import type { Templates } from '../templates/templates.ts';
import { type WebsiteFiles, websiteFiles } from '../templates/website-files.ts';
import { defineTool, type Tool } from '../tool.ts';
import { fillValues, repositoryName, templateId } from './schemas.ts';
import { shorten } from './shorten.ts';
import { findTemplate, shownProblems } from './template-tools.ts';

const folderName = z
  .string()
  .trim()
  .max(200)
  .regex(/^([\w.-]+(\/[\w.-]+)*)?$/, 'must be a folder such as en, or pages/en')
  .default('');

/** The tool that makes a website from a template in a repository of the member's. */
export function applyTemplate(templates: Templates, repositories: RepositoryService): Tool {
  return defineTool({
    name: 'apply_template',
    title: 'Make a website from a template',
    description:
      'Fills a template with values and commits the whole website to a repository of the token’s member, which is made when ' +
      'there is none of that name. Refuses all of it when a value is not accepted, and when files are there already unless ' +
      '`replace` is set. With `folder` a repository holds several, such as one for each language. It begins with the template ' +
      'each time: to change a value later, give all of the `site.json` that it has left there, changed. publish_site puts it on the net.',
    scope: 'repo:write',
    changes: 'replaces',
    isIdempotent: true,
    input: z.strictObject({
      template: templateId,
      values: fillValues.optional(),
      repository: repositoryName,
      folder: folderName.describe('Folder of the repository; the repository itself unless given'),
      is_private: z.boolean().default(true).describe('Of a repository that is made: whether only you see it'),
      replace: z.boolean().default(false).describe('Whether files that are there are overwritten'),
    }),
    output: z.object({
      repository: z.string(),
      folder: z.string(),
      commit: z.string(),
      is_new: z.boolean(),
      is_unchanged: z.boolean(),
      file_count: z.int(),
      changed_files: z.array(z.string()),
    }),
    async run({ template, values, repository, folder, is_private, replace }, call) {
      const entry = await findTemplate(templates, template);
      const filled = values ? await templates.fill(entry, values, call) : null;
      if (filled && filled.problems.length > 0) {
        const sentences = shownProblems(filled.problems)
          .slice(0, 5)
          .map(({ name, what }) => `${name} ${what}.`);
        const words = shorten(`These values are not accepted: ${sentences.join(' ')}`, 800);
        throw functionError('changeRefused', {}, words);
      }
      const files = await websiteFiles(templates, entry, filled && values ? { filled, values } : null);
      const place = folder === '' ? '' : `${folder}/`;
      const { found, isNew, committed } = await repositories.writeTo(
        call,
        repository,
        { create: true, isPrivate: is_private },
        editOf(files, { place, replace, title: entry.title }),
      );
      return {
        repository: `${found.owner}/${found.slug}`,
        folder,
        commit: committed.commit,
        is_new: isNew,
        is_unchanged: committed.unchanged,
        file_count: files.size,
        changed_files: Object.keys(filled?.changed ?? {}).map((path) => place + path),
      };
    },
  });
}

function editOf(
  files: WebsiteFiles,
  { place, replace, title }: { place: string; replace: boolean; title: string },
): EditOf {
  return async (present) => {
    const shas = new Map((await present()).map(({ path, sha }) => [path, sha]));
    const changes = [...files].map(([path, bytes]) => {
      const was = shas.get(place + path);
      if (was !== undefined && was !== blobId(bytes) && !replace)
        throw functionError(
          'fileExists',
          {},
          `${place + path} is there already. Choose another folder, or set \`replace\`.`,
        );
      return {
        action: 'write',
        path: place + path,
        content: bytes.toString('base64'),
        encoding: 'base64',
        was,
      };
    });
    return { message: `Add a website made from ${title}`, changes };
  };
}
