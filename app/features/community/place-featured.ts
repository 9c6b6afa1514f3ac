import type { Project } from './project.ts';

/**
 * The list with the project that is put forward in front, where it is seen at once: a page that nobody has touched yet runs
 * no script that could bring it into view.
 */
export function placeFeatured(projects: Project[], featured: Project | null | undefined): Project[] {
  if (!featured) return projects;
  return [featured, ...projects.filter(({ id }) => id !== featured.id)];
}
