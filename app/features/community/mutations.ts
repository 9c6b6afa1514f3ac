import type { SupabaseClient, User } from '@supabase/supabase-js';
import { BUCKET } from '../../../domain/project/project-files.ts';
import { storagePathOf } from './file-url.ts';
import { DEFAULT_DESCRIPTION } from './limits.ts';
import type { Project } from './project.ts';
import type { UploadValues } from './schema.ts';

/** A call the backend refused, with its own message and HTTP status; 0 when it was not reached. */
export class CallError extends Error {
  readonly status: number;
  constructor(message: string, status: number, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** Who is signed in, confirmed by the auth service; null for nobody. Throws when the service cannot be reached. */
export async function findCurrentUser(client: SupabaseClient): Promise<User | null> {
  const { data, error } = await client.auth.getUser();
  if (error?.name === 'AuthRetryableFetchError') throw new CallError(error.message, error.status ?? 0, error);
  return data.user;
}

/** Stores a file without replacing another one. */
export async function storeFile(client: SupabaseClient, path: string, file: File): Promise<void> {
  const bucket = client.storage.from(BUCKET);
  const { error } = await bucket.upload(path, file, { cacheControl: '3600', upsert: false });
  if (error) throw new CallError(error.message, (error as { status?: number }).status ?? 0, error);
}

/** Under which address everybody can read a stored file. */
export function publicUrlOf(client: SupabaseClient, path: string): string {
  return client.storage.from(BUCKET).getPublicUrl(path).data.publicUrl;
}

/** Removes files; those that are not there do not matter. */
export async function removeFiles(client: SupabaseClient, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await client.storage.from(BUCKET).remove(paths);
  if (error) throw new CallError(error.message, (error as { status?: number }).status ?? 0, error);
}

type NewProject = Omit<UploadValues, 'image' | 'zip'> & {
  imageUrl: string | null;
  zipUrl: string;
  userId: string;
};

/** Creates a project of the user and returns its row. The database makes the slug from the title. */
export async function createProject(client: SupabaseClient, project: NewProject): Promise<Project> {
  const { data, error, status } = await client
    .from('projects')
    .insert({
      title: project.title,
      description: project.description || DEFAULT_DESCRIPTION,
      content: project.content.trim() ? project.content : null,
      tags: project.tags,
      preview_url: project.previewUrl || null,
      image_url: project.imageUrl,
      zip_file_url: project.zipUrl,
      status: project.status,
      slug: '',
      user_id: project.userId,
    })
    .select()
    .single();
  if (error) throw new CallError(error.message, status, error);
  return data as Project;
}

/** The user's own project with this archive, in whatever status; null when there is none. */
export async function findOwnProject(
  client: SupabaseClient,
  userId: string,
  zipUrl: string,
): Promise<Project | null> {
  const { data, error, status } = await client
    .from('projects')
    .select('*')
    .eq('user_id', userId)
    .eq('zip_file_url', zipUrl)
    .maybeSingle();
  if (error) throw new CallError(error.message, status, error);
  return data as Project | null;
}

/**
 * Deletes a project, then its files: a row without files would be worse than files without a row. What is left of them
 * when that fails is no reason to say that the project is still there.
 */
export async function deleteProject(client: SupabaseClient, project: Project): Promise<void> {
  const { error, count, status } = await client
    .from('projects')
    .delete({ count: 'exact' })
    .eq('id', project.id);
  if (error) throw new CallError(error.message, status, error);
  if (count === 0) {
    throw new CallError('It is no longer there, or your session has ended. Please reload the page.', status);
  }
  const paths = [project.image_url, project.zip_file_url].map(storagePathOf).filter((path) => path !== null);
  await removeFiles(client, paths).catch((cause: unknown) => {
    console.warn('The files of a deleted project could not be removed.', cause);
  });
}

/** Adds one to a project's downloads. */
export async function countDownload(client: SupabaseClient, projectId: string): Promise<void> {
  const { error, status } = await client.rpc('increment_downloads', { project_id: projectId });
  if (error) throw new CallError(error.message, status, error);
}
