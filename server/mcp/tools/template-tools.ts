import { z } from 'zod';
import { templatePaths } from '../../../app/features/templates/schema.ts';
import { decodeText } from '../../../domain/repository/decode-text.ts';
import { functionError } from '../../functions/kit/errors.ts';
import type { Entry } from '../templates/catalogue.ts';
import type { Templates } from '../templates/templates.ts';
import { defineTool, type Tool } from '../tool.ts';
import { filePath, fillValues, offset, templateId, textPart, words } from './schemas.ts';
import { partOf, shorten } from './shorten.ts';
import { groupsOf, shownSlots } from './template-slots.ts';

const card = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  framework: z.string(),
  tags: z.array(z.string()),
  pages: z.int(),
  themes: z.array(z.string()),
  version: z.string(),
  /** Addresses on this site. */
  page: z.string(),
  demo: z.string(),
};
const problem = z.object({ name: z.string(), file: z.string().optional(), what: z.string() });
const choice = z.object({ id: z.string(), label: z.string() });
/** Problems that one answer names. */
const mostProblems = 50;

/** What could not be filled, as an answer shows it. */
export function shownProblems(problems: readonly z.output<typeof problem>[]): z.output<typeof problem>[] {
  return problems.slice(0, mostProblems).map(({ name, file, what }) => ({
    name: shorten(name, 200),
    ...(file ? { file } : {}),
    what: shorten(what, 300),
  }));
}

/** The template of this id. Throws with words that lead on. */
export async function findTemplate({ catalogue }: Templates, id: string): Promise<Entry> {
  const found = await catalogue.find(id);
  if (!found)
    throw functionError('notThere', {}, 'There is no such template. Look for its id with search_templates.');
  return found;
}

function noteOfGroup(group: string | undefined, slots: number): string | undefined {
  return group !== undefined && slots === 0
    ? 'There is no such group: ask again with one of the groups.'
    : undefined;
}

/** Tools about templates, which read and everybody may use. */
export function templateTools(templates: Templates, { siteUrl }: { siteUrl: string }): Tool[] {
  const cardOf = ({ id, title, description, category, framework, tags, pages, themes, version }: Entry) => ({
    id,
    title,
    description,
    category,
    framework,
    tags,
    pages,
    themes,
    version,
    page: siteUrl + templatePaths.detail(id),
    demo: siteUrl + templatePaths.demo(id),
  });

  return [
    defineTool({
      name: 'search_templates',
      title: 'Search templates',
      description:
        'Finds free website templates by words (business, purpose, look). Begin here when somebody wants a website. Without words: all.',
      input: z.strictObject({
        query: words.describe('Such as: dental clinic booking'),
        category: z.string().max(60).optional(),
        framework: z.enum(['html', 'bootstrap', 'tailwind', 'react']).optional(),
        limit: z.int().min(1).max(50).default(10),
      }),
      output: z.object({
        templates: z.array(z.object(card)),
        total: z.int(),
        categories: z.array(z.string()).optional(),
        note: z.string().optional(),
      }),
      async run({ query, limit, ...narrowed }) {
        const { entries, hasAllWords } = await templates.catalogue.search({ query, ...narrowed });
        const note = hasAllWords ? undefined : 'No template has all of these words. These have some of them.';
        return {
          templates: entries.slice(0, limit).map(cardOf),
          total: entries.length,
          ...(entries.length === 0 ? { categories: await templates.catalogue.categories() } : {}),
          ...(note ? { note } : {}),
        };
      },
    }),
    defineTool({
      name: 'get_template',
      title: 'Read about a template',
      description:
        'What a template is, its files, and what can be changed in it: slots (named values with type, limits and present value), ' +
        'sections, palettes and pairings. Where the slots are too many for one answer, ask for one group at a time.',
      input: z.strictObject({
        template: templateId,
        group: z.string().max(100).optional().describe('Only slots of this group'),
      }),
      output: z.object({
        ...card,
        features: z.array(z.string()),
        license: z.string(),
        is_fillable: z.boolean(),
        groups: z.array(z.object({ name: z.string(), slots: z.int() })),
        slots: z.array(z.looseObject({ name: z.string(), type: z.string() })).nullable(),
        sections: z.array(z.string()),
        palettes: z.array(choice),
        pairings: z.array(choice),
        files: z.array(z.object({ path: z.string(), bytes: z.int() })),
        note: z.string().optional(),
      }),
      async run({ template, group }) {
        const entry = await findTemplate(templates, template);
        const fillable = await templates.fillable(entry);
        const slots = fillable && shownSlots(fillable, group);
        const note = !fillable
          ? 'This template has no slots: copy its files with apply_template, then change them in your repository.'
          : slots
            ? noteOfGroup(group, slots.length)
            : 'The slots are too many for one answer: ask again with one of the groups.';
        return {
          ...cardOf(entry),
          features: entry.features,
          license: entry.license,
          is_fillable: fillable !== null,
          groups: fillable ? groupsOf(fillable) : [],
          slots,
          sections: fillable?.sections ?? [],
          palettes: fillable?.palettes ?? [],
          pairings: fillable?.pairings ?? [],
          files: (await templates.files(entry)).map(({ path, bytes }) => ({ path, bytes })),
          ...(note ? { note } : {}),
        };
      },
    }),
    defineTool({
      name: 'read_template_file',
      title: 'Read a file of a template',
      description: 'The text of a file of a template, in parts where it is long.',
      input: z.strictObject({ template: templateId, path: filePath, offset }),
      output: z.object({ path: z.string(), ...textPart }),
      async run({ template, path, offset }) {
        const bytes = await templates.read(await findTemplate(templates, template), path);
        if (!bytes) throw functionError('fileNotFound');
        const decoded = decodeText(Buffer.from(bytes));
        if (!decoded) throw functionError('tooLargeToShow', {}, 'This file is no text.');
        return { path, ...partOf(decoded.text, offset) };
      },
    }),
    defineTool({
      name: 'preview_template',
      title: 'Try values in a template',
      description:
        'Says what would change in a template with these values and which of them it refuses, without keeping anything. ' +
        'Use it before apply_template.',
      input: z.strictObject({ template: templateId, values: fillValues }),
      output: z.object({
        problems: z.array(problem),
        problem_count: z.int(),
        changed_files: z.array(z.string()),
        removed_files: z.array(z.string()),
      }),
      async run({ template, values }, call) {
        const entry = await findTemplate(templates, template);
        const { changed, removed, problems } = await templates.fill(entry, values, call);
        return {
          problems: shownProblems(problems),
          problem_count: problems.length,
          changed_files: Object.keys(changed),
          removed_files: removed,
        };
      },
    }),
  ];
}
