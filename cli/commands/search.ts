import { z } from 'zod';
import { callTool } from '../site-client.ts';
import type { Result, World } from '../world.ts';

const found = z.object({
  templates: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      version: z.string(),
      page: z.string(),
      demo: z.string(),
    }),
  ),
  total: z.number(),
  note: z.string().optional(),
});

/** Finds templates by words. */
export async function search(world: World, words: string[]): Promise<Result> {
  const query = words.join(' ').slice(0, 100);
  const { templates, total, note } = await callTool(world, 'search_templates', { query, limit: 20 }, found);
  const lines = templates.flatMap(({ id, title, description }) => [`${id}  (${title})`, `  ${description}`]);
  if (templates.length === 0) lines.push('No template was found by these words.');
  else if (note) lines.unshift(note);
  if (total > templates.length) lines.push(`And ${total - templates.length} more.`);
  return { lines, json: { templates, total } };
}
