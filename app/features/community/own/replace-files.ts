import type { SupabaseClient } from '@supabase/supabase-js';
import { storagePathOf } from '../file-url.ts';
import { CallError, removeFiles } from '../mutations.ts';
import type { Project } from '../project.ts';
import { type ProjectFiles, type SendOptions, sendFiles, UncertainError } from '../upload-project.ts';

type Options = SendOptions & {
  /** As it was when the form was opened. */
  project: Pick<Project, 'id' | 'image_url' | 'zip_file_url'>;
  files: ProjectFiles;
  /** What else is changed with them. */
  columns: Record<string, unknown>;
};

const LOST =
  'The connection was lost while your changes were being saved. Reload the page to see whether they were.';

/**
 * Stores new files, has the project refer to them, and only then removes those whose place they have taken. Returns the
 * changed project. Throws as `sendFiles` does: then the project is as it was and has its old files.
 */
export async function replaceFiles({ project, files, columns, ...options }: Options): Promise<Project> {
  const { client } = options;
  const changed = await sendFiles(options, files, ({ imageUrl, zipUrl }) =>
    change(client, project.id, {
      ...columns,
      ...(imageUrl ? { image_url: imageUrl } : {}),
      ...(zipUrl ? { zip_file_url: zipUrl } : {}),
    }),
  );
  const former = [files.image && project.image_url, files.zip && project.zip_file_url]
    .map(storagePathOf)
    .filter((path) => path !== null);
  await removeFiles(client, former).catch((cause: unknown) => {
    console.warn('The former files of a project could not be removed.', cause);
  });
  return changed;
}

/** Changes the row. When the answer was lost on the way it may be changed all the same, so it is looked at. */
async function change(
  client: SupabaseClient,
  id: string,
  columns: Record<string, unknown>,
): Promise<Project> {
  const { data, error, status } = await client.from('projects').update(columns).eq('id', id).select();
  if (error && status === 0) {
    const { data: found } = await client.from('projects').select('*').eq('id', id).maybeSingle<Project>();
    const refers = (column: 'image_url' | 'zip_file_url') =>
      !(column in columns) || found?.[column] === columns[column];
    if (found && refers('image_url') && refers('zip_file_url')) return found;
    throw new UncertainError(LOST, { cause: error });
  }
  if (error) throw new CallError(error.message, status, error);
  if (!data[0]) {
    throw new CallError('It is no longer there, or your session has ended. Please reload the page.', status);
  }
  return data[0] as Project;
}
