import type { SupabaseClient } from '@supabase/supabase-js';
import { type Project, projectPath } from './project.ts';
import { imageFault, zipFault } from './schema.ts';
import { connectUpload } from './upload-client.ts';
import { uploadInPieces } from './upload-in-pieces.ts';
import { uploadProject } from './upload-project.ts';

/** A website that was made on this site, with everything the upload form asks for but an address elsewhere. */
export type Website = {
  title: string;
  description: string;
  tags: string[];
  image: File;
  zip: File;
};

/** Where it is now, and whether everybody sees it: Community decides. */
export type Published = { title: string; path: string; isPublic: boolean };

/**
 * Shares a website in Community the way the upload form does: both files are stored and checked, then the project is
 * entered. Throws with words for people, and then nothing of it is left.
 */
export async function publishWebsite(
  client: SupabaseClient,
  website: Website,
  signal: AbortSignal,
): Promise<Published> {
  const fault = imageFault(website.image) ?? zipFault(website.zip);
  if (fault) throw new Error(fault);
  const project: Project = await uploadProject({
    client,
    connectUpload: (report) => connectUpload(client, signal, report),
    sendPieces: (path, file, report) => uploadInPieces({ client, path, file, signal, onProgress: report }),
    values: { ...website, content: '', previewUrl: '', status: 'published' },
    signal,
    onProgress: () => {},
  });
  return { title: project.title, path: projectPath(project), isPublic: project.status === 'published' };
}
