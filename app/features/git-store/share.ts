import { copyText } from '../../lib/copy-text.ts';
import type { Repository } from '../../lib/repository-view.ts';
import { toast } from '../../ui/toast.ts';

/** The link that 'share' copies: the site's path for repositories and the name. */
export function sharePath({ name }: Pick<Repository, 'name'>): string {
  return `/git-store/repo/${encodeURIComponent(name)}`;
}

/** Copies a repository's link and says so; a failure is only logged. */
export async function shareRepository(repository: Pick<Repository, 'name'>): Promise<void> {
  try {
    await copyText(location.origin + sharePath(repository));
    toast({ title: 'Repository URL copied!' });
  } catch (error) {
    console.error('The link of a repository could not be copied.', error);
  }
}
