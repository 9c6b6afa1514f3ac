type Address = { owner: string; slug: string };

/** The exact page of a repository. */
export function repositoryPath({ owner, slug }: Address, ref?: string): string {
  return `/git-store/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}${query({ ref })}`;
}

/** The page of one of its files. */
export function repositoryFilePath(repository: Address, path: string, ref?: string): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  return `${repositoryPath(repository)}/file/${file}${query({ ref })}`;
}

/** Its history, or that of one of its files. */
export function commitsPath(
  repository: Address,
  at: { ref?: string | undefined; path?: string | undefined; page?: number } = {},
): string {
  const page = at.page && at.page > 1 ? String(at.page) : undefined;
  return `${repositoryPath(repository)}/commits${query({ ref: at.ref, path: at.path, page })}`;
}

/** One commit. */
export function commitPath(repository: Address, sha: string): string {
  return `${repositoryPath(repository)}/commit/${sha}`;
}

/** Where the functions for pages answer about a repository. */
export function repositoryCall({ owner, slug }: Address, name = ''): string {
  const path = `git/${encodeURIComponent(owner)}/${encodeURIComponent(slug)}`;
  return name ? `${path}/${name}` : path;
}

/** The bytes of a file; `download` saves them. */
export function rawFilePath(repository: Address, path: string, ref?: string, download = false): string {
  return `/functions/v1/${repositoryCall(repository, 'raw')}${query({ ref, path, download: download ? '1' : undefined })}`;
}

/** All files as a zip. */
export function zipPath(repository: Address, ref?: string): string {
  return `/functions/v1/${repositoryCall(repository, 'archive.zip')}${query({ ref })}`;
}

function query(values: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
  const text = params.toString();
  return text && `?${text}`;
}
