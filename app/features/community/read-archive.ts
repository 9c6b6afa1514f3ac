import type { SupabaseClient } from '@supabase/supabase-js';
import { findProject } from './queries.ts';

/** What a project holds: its title, and its archive as it was uploaded. */
export type Archive = { title: string; zip: Uint8Array };

/** The archive of a published project. Throws with words for people. */
export async function readArchive(client: SupabaseClient, slug: string): Promise<Archive> {
  const project = await findProject(client, slug);
  if (!project) throw new Error('There is no such project in Community.');
  const answer = await fetch(project.zip_file_url);
  if (!answer.ok) throw new Error('The files of this project could not be read. Please try again.');
  return { title: project.title, zip: new Uint8Array(await answer.arrayBuffer()) };
}
