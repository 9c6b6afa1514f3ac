import { z } from 'zod';
import {
  fileTooLarge,
  notBase64,
  pathFault,
  repositoryLimits,
  sizeFault,
} from '../../domain/repository/repository-files.ts';
import { functionError } from '../functions/kit/errors.ts';
import { blobId, type NewCommit } from './import.ts';
import type { FileEntry } from './read/files.ts';
import { Refusal } from './refusal.ts';

const path = z.string().max(1000);
const sha = z.string().regex(/^[0-9a-f]{40}$/);

/** What a visitor sends to change files: the body of POST .../commits. */
export const editSchema = z.object({
  message: z.string().max(5000),
  /** The default branch unless given. */
  branch: z.string().max(200).optional(),
  changes: z
    .array(
      z.discriminatedUnion('action', [
        z.object({
          action: z.literal('write'),
          path,
          content: z.string(),
          encoding: z.enum(['utf-8', 'base64']).default('utf-8'),
          /** Id of the content that was edited; null or missing for a new file. */
          was: sha.nullish(),
        }),
        z.object({ action: z.literal('delete'), path, was: sha.nullish() }),
        z.object({ action: z.literal('rename'), path, to: path }),
      ]),
    )
    .min(1)
    .max(repositoryLimits.files),
});

export type Edit = z.infer<typeof editSchema>;

/** Files after an edit: what a path holds, and its bytes if they are new. */
type Files = Map<string, { mode: string; sha: string; size: number; bytes?: Buffer }>;

type FileWork = Pick<NewCommit, 'writes' | 'links' | 'removed'>;

/**
 * What a commit must do to the files of a branch so that the edit is done; null when all is already as wished, for
 * example after a second click. Throws `changed_meanwhile` and `file_exists` errors, and a Refusal for what the
 * repository cannot hold.
 */
export function planEdit(present: readonly FileEntry[], edit: Edit): FileWork | null {
  const before: Files = new Map(present.map(({ path, ...file }) => [path, file]));
  const after: Files = new Map(before);
  for (const change of edit.changes) apply(after, change);
  const written = [...after].filter(([path, file]) => before.get(path)?.sha !== file.sha);
  const removed = [...before.keys()].filter((path) => !after.has(path));
  if (written.length === 0 && removed.length === 0) return null;
  inspect(after, written);
  return {
    writes: written.flatMap(([path, { mode, bytes }]) => (bytes ? { path, mode, bytes } : [])),
    links: written.flatMap(([path, { mode, sha, bytes }]) => (bytes ? [] : { path, mode, sha })),
    removed,
  };
}

function apply(files: Files, change: Edit['changes'][number]): void {
  const present = files.get(change.path);
  if (change.action === 'write') {
    // Or decoding would leave out what it does not know, and keep the rest.
    if (change.encoding === 'base64' && /[^\w+/=\s-]/.test(change.content))
      throw new Refusal([notBase64(change.path)]);
    const bytes = Buffer.from(change.content, change.encoding === 'base64' ? 'base64' : 'utf8');
    const sha = blobId(bytes);
    if (present?.sha === sha) return;
    if (present && !change.was) throw functionError('fileExists');
    if (present?.sha !== (change.was ?? undefined)) throw functionError('changedMeanwhile');
    files.set(change.path, { mode: present?.mode ?? '100644', sha, size: bytes.length, bytes });
    return;
  }
  if (change.action === 'delete') {
    // Gone already: what was wished for.
    if (!present) return;
    if (change.was && change.was !== present.sha) throw functionError('changedMeanwhile');
    files.delete(change.path);
    return;
  }
  if (change.path === change.to) return;
  if (files.has(change.to)) {
    // A second click finds the file where it was to go.
    if (!present) return;
    throw functionError('fileExists');
  }
  if (!present) throw functionError('fileNotFound');
  files.delete(change.path);
  files.set(change.to, present);
}

function inspect(files: Files, written: [string, { size: number }][]): void {
  const faults: string[] = [];
  for (const [path, { size }] of written) {
    const fault = pathFault(path) ?? (size > repositoryLimits.fileBytes ? fileTooLarge(path) : null);
    if (fault) faults.push(fault);
  }
  const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0);
  const full = sizeFault(files.size, bytes);
  if (full) faults.push(full);
  if (faults.length > 0) throw new Refusal(faults.slice(0, 10));
  for (const path of files.keys()) {
    const folders = path.split('/').slice(0, -1);
    if (folders.some((_, index) => files.has(folders.slice(0, index + 1).join('/')))) {
      throw functionError('fileExists');
    }
  }
}
