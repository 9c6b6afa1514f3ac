import type { SupabaseClient } from '@supabase/supabase-js';
import type { Project, ProjectCheck } from './project.ts';

/**
 * Projects with what was found out about the live sites that are their previews. One request for all of them, and none where
 * no project has such a site. What cannot be read is left out: the list is worth more than its badges.
 */
export async function withChecks(client: SupabaseClient, projects: Project[]): Promise<Project[]> {
  const hashes = projects.flatMap(({ check_hash }) => check_hash ?? []);
  if (hashes.length === 0) return projects;
  const { data } = await client
    .from('site_checks')
    .select('hash, axe_faults, bytes, foreign_hosts, picture_key')
    .retry(false)
    .in('hash', [...new Set(hashes)])
    .eq('state', 'done');
  const found = new Map((data ?? []).map(({ hash, ...check }) => [String(hash), check as ProjectCheck]));
  return projects.map((project) => {
    const check = project.check_hash ? found.get(project.check_hash) : undefined;
    return check ? { ...project, check } : project;
  });
}
