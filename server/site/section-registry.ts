import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { templatesFolder } from '../demo/catalogue.ts';
import { answerRequest, packAnswer, type StoredAnswer } from './stored-answer.ts';

const fileSchema = z.looseObject({ path: z.string() });
const itemSchema = z.looseObject({
  name: z.string(),
  registryDependencies: z.array(z.string()).optional(),
  files: z.array(fileSchema).optional(),
});
const registrySchema = z.looseObject({ items: z.array(itemSchema) });

type Item = z.infer<typeof itemSchema>;

const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * `/r/registry.json` and `/r/{name}.json`: sections of Base in the format of shadcn's registries, for its command line. `folder` holds
 * `registry.json` and the files that it names. It is read once: templates do not change while the process runs.
 */
export function sectionRegistry(
  siteUrl: string,
  folder = path.join(templatesFolder, 'base', 'source', 'react'),
): Hono {
  const routes = new Hono();
  let answers: Promise<ReadonlyMap<string, StoredAnswer>> | null = null;
  routes.get('/:file{[a-z0-9-]+\\.json}', async (c) => {
    answers ??= readAnswers(siteUrl, folder);
    const answer = (await answers).get(c.req.param('file'));
    return answer ? answerRequest(answer, c.req.raw) : c.notFound();
  });
  return routes;
}

async function readAnswers(siteUrl: string, folder: string): Promise<ReadonlyMap<string, StoredAnswer>> {
  const registry = registrySchema.parse(
    JSON.parse(await readFile(path.join(folder, 'registry.json'), 'utf8')),
  );
  const items = registry.items.map((item) => withAddresses(item, siteUrl));
  const answers = new Map<string, StoredAnswer>();
  const add = async (name: string, content: unknown) =>
    answers.set(`${name}.json`, await packAnswer(new TextEncoder().encode(JSON.stringify(content)), headers));
  await add('registry', { ...registry, homepage: `${siteUrl}/template/base`, items });
  for (const item of items)
    await add(item.name, {
      $schema: 'https://ui.shadcn.com/schema/registry-item.json',
      ...(await withContents(item, folder)),
    });
  return answers;
}

/** The command line looks for a bare name in shadcn's own registry, so items name each other by their addresses. */
function withAddresses(item: Item, siteUrl: string): Item {
  const { registryDependencies } = item;
  if (!registryDependencies) return item;
  return {
    ...item,
    registryDependencies: registryDependencies.map((name) => `${siteUrl}/r/${name}.json`),
  };
}

async function withContents(item: Item, folder: string): Promise<Item> {
  if (!item.files) return item;
  const files = item.files.map(async (file) => ({
    ...file,
    content: await readFile(path.join(folder, file.path), 'utf8'),
  }));
  return { ...item, files: await Promise.all(files) };
}
