/** What an anonymous visitor finds of a site. */
export interface Target {
  url: string;
  publishableKey: string;
  /** Below the site's address: a repository of the Git Store that anybody may clone. */
  repository: string;
  /** Its largest file. */
  largestFile: string;
}

/** With the address that an attack comes from. */
export type AttackedTarget = Target & { from: string };

/** Looks around as an anonymous visitor does. */
export async function lookAround(url: string): Promise<Target> {
  const config = (await (await fetch(`${url}/.well-known/plinth.json`)).json()) as { publishableKey: string };
  const ask = async (question: string) =>
    (await fetch(`${url}/rest/v1/${question}`, { headers: { apikey: config.publishableKey } })).json();
  const [file] = (await ask(
    'git_repository_files?select=filename,git_repositories!inner(slug)&order=file_size.desc&limit=1',
  )) as { filename: string; git_repositories: { slug: string } }[];
  if (!file) throw new Error('There is no repository.');
  return {
    url,
    publishableKey: config.publishableKey,
    repository: `git/plinth/${file.git_repositories.slug}.git`,
    largestFile: file.filename,
  };
}
