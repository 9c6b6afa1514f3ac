import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { withCurrentFiles } from '../../../../domain/project/project-files.ts';
import { getSupabase } from '../../../lib/supabase.ts';
import { CallError } from '../mutations.ts';
import type { Project, ProjectStatus } from '../project.ts';
import { refreshProjects } from '../query-options.ts';
import { DEFAULT_DESCRIPTION, liveFields, type UploadFields, uploadFormSchema } from '../schema.ts';

/** What can be changed of a project after it was made; its address stays. Without a new file the one in use stays too. */
export const editSchema = z.extend(z.omit(uploadFormSchema, { image: true, zip: true }), {
  image: z.nullable(uploadFormSchema.shape.image),
  zip: z.nullable(uploadFormSchema.shape.zip),
});
export const liveEditSchema = z.extend(editSchema, liveFields());
export type EditValues = UploadFields;

const keyOf = (userId: string) => ['own-projects', userId];

/** All projects of a member, drafts and waiting ones too, the newest first. */
export const ownProjectsQuery = (userId: string) => ({
  queryKey: keyOf(userId),
  queryFn: async (): Promise<Project[]> => {
    const client = await getSupabase();
    const { data, error } = await client
      .from('projects')
      .select('*')
      .retry(false)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false });
    if (error) throw new Error(error.message, { cause: error });
    return (data as Project[]).map((row) => withCurrentFiles(client, row));
  },
});

/** The member's list is read again, and everything the community shows of it. */
export async function refreshOwnProjects(queries: QueryClient, userId: string): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: keyOf(userId) }), refreshProjects(queries)]);
}

/** Changes a project of the caller's. Throws when it is no longer there or not theirs. */
export async function updateProject(id: string, changes: Record<string, unknown>): Promise<void> {
  const { data, error, status } = await (await getSupabase())
    .from('projects')
    .update(changes)
    .eq('id', id)
    .select('id');
  if (error) throw new CallError(error.message, status, error);
  if (data.length === 0) {
    throw new CallError('It is no longer there, or your session has ended. Please reload the page.', status);
  }
}

/** The columns that a submitted form sets. */
export function columnsOf(
  values: Omit<EditValues, 'image' | 'zip' | 'publishLive' | 'siteName' | 'remixAllowed'>,
) {
  return {
    title: values.title,
    description: values.description || DEFAULT_DESCRIPTION,
    content: values.content.trim() ? values.content : null,
    tags: values.tags,
    preview_url: values.previewUrl || null,
    status: values.status,
  };
}

export const STATUS_LABELS: Record<ProjectStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  pending_review: 'Pending review',
};
