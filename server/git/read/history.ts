import type { Place } from '../run.ts';
import { runGit } from '../run.ts';

interface Person {
  name: string;
  email: string;
}

export interface Commit {
  sha: string;
  parents: string[];
  author: Person;
  /** When it was written, in ISO 8601. */
  authored_at: string;
  committer: Person;
  committed_at: string;
  /** First line of the message. */
  subject: string;
  /** What follows it. */
  body: string;
}

const commitsOfPage = 30;
const format = ['%H', '%P', '%an', '%ae', '%aI', '%at', '%cn', '%ce', '%cI', '%ct', '%s', '%b'].join('%x00');

/** Commits that lead to one, the newest first; with a path those that changed it. `page` counts from 1. */
export async function readHistory(
  place: Place,
  commit: string,
  { path, page = 1 }: { path?: string | undefined; page?: number },
): Promise<{ commits: Commit[]; hasMore: boolean }> {
  // No path has a zero byte, and no program can be given one.
  if (path?.includes('\0')) return { commits: [], hasMore: false };
  const output = await runGit(
    [
      '--literal-pathspecs',
      'log',
      `--format=${format}%x00%x1e`,
      `--skip=${(page - 1) * commitsOfPage}`,
      `--max-count=${commitsOfPage + 1}`,
      commit,
      '--',
      ...(path ? [path] : []),
    ],
    place,
  );
  const commits = output.toString('utf8').split('\0\x1e\n').filter(Boolean).map(readCommit);
  return { commits: commits.slice(0, commitsOfPage), hasMore: commits.length > commitsOfPage };
}

/** One commit. */
export async function readCommitOf(place: Place, commit: string): Promise<Commit> {
  const args = ['log', `--format=${format}%x00%x1e`, '--max-count=1', commit, '--'];
  const output = await runGit(args, place);
  return readCommit(output.toString('utf8').replace('\0\x1e\n', ''));
}

function readCommit(text: string): Commit {
  const [
    sha = '',
    parents = '',
    an = '',
    ae = '',
    at = '',
    aSeconds = '',
    cn = '',
    ce = '',
    ct = '',
    cSeconds = '',
    subject = '',
    body = '',
  ] = text.split('\0');
  return {
    sha,
    parents: parents.split(' ').filter(Boolean),
    author: { name: an, email: ae },
    authored_at: momentOf(at, aSeconds),
    committer: { name: cn, email: ce },
    committed_at: momentOf(ct, cSeconds),
    subject,
    body: body.trim(),
  };
}

/** ISO 8601, also for the time zones and dates that no calendar has and old commits do have. */
function momentOf(text: string, seconds: string): string {
  if (!Number.isNaN(Date.parse(text))) return text;
  const moment = new Date(Number(seconds) * 1000);
  return Number.isNaN(moment.getTime()) ? new Date(0).toISOString() : moment.toISOString();
}
