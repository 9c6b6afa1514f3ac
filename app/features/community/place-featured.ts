import type { Project } from './project.ts';

/** The list with the project that is put forward: where it stands if it is on this page, otherwise in front. */
export function placeFeatured(projects: Project[], featured: Project | null | undefined): Project[] {
  if (!featured || projects.some(({ id }) => id === featured.id)) return projects;
  return [featured, ...projects];
}
