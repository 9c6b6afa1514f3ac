import { repositoryPath } from '../../../domain/repository/repository-paths.ts';
import type { Repository } from '../../../domain/repository/repository-view.ts';
import { copyText } from '../../lib/copy-text.ts';
import { toast } from '../../ui/toast.ts';

type Shared = Pick<Repository, 'name' | 'owner' | 'slug' | 'is_private' | 'holds_name'>;

/**
 * The path that 'share' copies: the site's path for repositories and the name where that leads to this repository, and its
 * exact address where it leads, or may come to lead, to another of the same name.
 */
function sharePath(repository: Shared): string {
  const { name, is_private, holds_name } = repository;
  return holds_name && !is_private
    ? `/git-store/repo/${encodeURIComponent(name)}`
    : repositoryPath(repository);
}

/** Copies a repository's link and says so, and who can open it; a failure is only logged. */
export async function shareRepository(repository: Shared): Promise<void> {
  try {
    await copyText(location.origin + sharePath(repository));
    toast({
      title: 'Repository URL copied!',
      ...(repository.is_private
        ? { description: 'This repository is private: only you can open the link.' }
        : {}),
    });
  } catch (error) {
    console.error('The link of a repository could not be copied.', error);
  }
}
