import path from 'node:path';
import { PUBLIC_PATH } from '../../../domain/project/project-files.ts';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';

/** The key of a project's zip in the file store, from its address; undefined where that leads elsewhere. */
export async function findProjectZip({ database }: Services, fileUrl: string): Promise<string | undefined> {
  const { pathname = '' } = URL.parse(fileUrl) ?? {};
  if (!pathname.startsWith(PUBLIC_PATH)) return undefined;
  let name: string;
  try {
    name = decodeURIComponent(pathname.slice(PUBLIC_PATH.length));
  } catch {
    return undefined;
  }
  const { rows } = await database.run<{ version: string }>(owner, {
    text: `select version from storage.objects where bucket_id = 'project-files' and name = any ($1::text[])`,
    // An address is kept as the client made it, in which a space is the only character that it encodes.
    values: [[name, pathname.slice(PUBLIC_PATH.length).replaceAll('%20', ' ')]],
  });
  return path.extname(name).toLowerCase() === '.zip' ? rows[0]?.version : undefined;
}
