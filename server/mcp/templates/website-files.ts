import { writeSiteFile } from '../../../domain/contract/fill-template.ts';
import { isSample } from '../../../domain/template/samples.ts';
import type { Entry } from './catalogue.ts';
import type { Filled } from './fill-worker.ts';
import type { FillValues, Templates } from './templates.ts';

/** A website that was made from a template: its bytes by their paths. */
export type WebsiteFiles = Map<string, Buffer>;

/** All files of a template with what has been filled in, and the values as its `site.json`, as the customiser saves them. */
export async function websiteFiles(
  templates: Templates,
  entry: Entry,
  filling: { filled: Filled; values: FillValues } | null,
): Promise<WebsiteFiles> {
  const files: WebsiteFiles = new Map();
  const removed = new Set(filling?.filled.removed);
  for (const { path } of await templates.files(entry)) {
    const isLeft = removed.has(path) || (filling !== null && isSample(path));
    const bytes = isLeft ? null : await templates.read(entry, path);
    if (bytes) files.set(path, Buffer.from(bytes));
  }
  if (!filling) return files;
  for (const [path, text] of Object.entries(filling.filled.changed))
    if (!isSample(path)) files.set(path, Buffer.from(text));
  files.set('site.json', Buffer.from(writeSiteFile(entry, filling.values)));
  return files;
}
