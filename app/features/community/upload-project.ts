import type { SupabaseClient } from '@supabase/supabase-js';
import { CallError, createProject, findOwnProject } from './mutations.ts';
import type { Project } from './project.ts';
import type { UploadValues } from './schema.ts';
import { type SendOptions, sendFiles } from './send-files.ts';

/** Stores image and archive, then creates the project and returns it. Throws as `sendFiles` does, leaving nothing behind. */
export function uploadProject({
  values,
  ...options
}: SendOptions & { values: UploadValues }): Promise<Project> {
  const { image, zip } = values;
  return sendFiles(options, { image, zip }, ({ imageUrl, zipUrl, userId }) =>
    enter(options.client, { ...values, imageUrl, zipUrl: zipUrl as string, userId }),
  );
}

/** Creates the row. When the answer was lost on the way the row may be there all the same, so it is looked for. */
async function enter(client: SupabaseClient, project: Parameters<typeof createProject>[1]): Promise<Project> {
  try {
    return await createProject(client, project);
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 0) throw error;
    const entered = await findOwnProject(client, project.userId, project.zipUrl).catch(() => null);
    if (!entered) throw error;
    return entered;
  }
}
