import { type Context, Hono } from 'hono';
import { decodeText } from '../../../domain/repository/decode-text.ts';
import { findReadme } from '../../../domain/repository/readme.ts';
import type { RepositoryPage } from '../../../domain/repository/repository-view.ts';
import { functionError } from '../../functions/kit/errors.ts';
import type { GitContext } from '../context.ts';
import { findRepository, readRepository } from '../functions/find.ts';
import { type FileEntry, listFiles, readBlobs } from '../read/files.ts';
import { readCommitOf } from '../read/history.ts';
import { type Opened, resolveCommit } from '../read/resolve.ts';
import { readGit } from '../run.ts';
import type { Repository } from '../store.ts';
import { type ViewMakers, viewFile } from './file-view.ts';
import { originOf } from './origin.ts';
import { readRows } from './rows.ts';

/**
 * What a page asks at once, ready to be drawn:
 *
 *     GET /{owner}/{repository}/page?ref         the repository, its branches, all files, the newest commit, its README
 *     GET /{owner}/{repository}/view?ref&path    one file with coloured lines, rendered Markdown or a table
 *
 * Both answer without git as well, from the rows.
 */
export function pageFunctions(context: GitContext): Hono {
  const routes = new Hono();
  routes.get('/:owner/:repository/page', async (c) => {
    const repository = await findRepository(context, c, 'read');
    const page = context.git
      ? await pageOf(context, c, repository)
      : await pageOfRows(context, c, repository);
    return c.json({ ...page, origin: await originOf(context, c, repository) } satisfies RepositoryPage);
  });
  routes.get('/:owner/:repository/view', async (c) => {
    const repository = await findRepository(context, c, 'read');
    const path = c.req.query('path') ?? '';
    const view = context.git
      ? await viewOf(context, c, repository, path)
      : await viewOfRow(context, c, repository, path);
    if (!view) throw functionError('fileNotFound');
    return c.json(view);
  });
  return routes;
}

type PageItself = Omit<RepositoryPage, 'origin'>;

async function pageOf(context: GitContext, c: Context, found: Repository): Promise<PageItself> {
  const ref = c.req.query('ref');
  const { introduction, ...page } = await readRepository(context, c, found, async (opened) => {
    const { state } = opened;
    const { repository } = state;
    const commit = await resolveCommit(opened, ref);
    const files = commit ? await listFiles(opened, commit) : [];
    const readme = findReadme(files.map(({ path }) => path));
    const [latest, count, source] = await Promise.all([
      commit ? readCommitOf(opened, commit) : null,
      commit ? readGit(['rev-list', '--count', commit], opened) : '0',
      readme ? sourceIn(opened, repository, files, { ref, path: readme }) : null,
    ]);
    return {
      repository,
      clone_url: `${context.config.siteUrl}/git/${repository.owner}/${encodeURIComponent(repository.slug)}.git`,
      git: { available: true, message: null },
      default_branch: state.default_branch,
      branches: named(state.refs, 'refs/heads/'),
      tags: named(state.refs, 'refs/tags/'),
      commit,
      commit_count: Number(count),
      latest,
      files: files.map(({ path, sha, size }) => ({ path, sha, size })),
      introduction: source,
    };
  });
  // Its lines are for its own page.
  const readme = introduction && (await viewFile(introduction, makersFor(context, c), false));
  return { ...page, readme };
}

async function viewOf(context: GitContext, c: Context, found: Repository, path: string) {
  const ref = c.req.query('ref');
  const source = await readRepository(context, c, found, async (opened) => {
    const commit = await resolveCommit(opened, ref);
    const files = commit ? await listFiles(opened, commit) : [];
    return sourceIn(opened, opened.state.repository, files, { ref, path });
  });
  return source && viewFile(source, makersFor(context, c));
}

/** A file as it is read. What is made of it for a page needs no git, and comes when the place to run git is free again. */
async function sourceIn(
  opened: Opened,
  { owner, slug }: Repository,
  files: readonly FileEntry[],
  { ref, path }: { ref: string | undefined; path: string },
) {
  const file = files.find((one) => one.path === path);
  if (!file) return null;
  const [bytes = Buffer.alloc(0)] = await readBlobs(opened, [file.sha]);
  const { sha, size } = file;
  const decoded = decodeText(bytes);
  const encoding = decoded?.encoding ? { name: decoded.encoding, isGuessed: decoded.isGuessed } : null;
  return { owner, slug, ref, path, sha, size, text: decoded?.text ?? null, encoding };
}

function makersFor({ codes, markdown, networkOf }: GitContext, c: Context): ViewMakers {
  return { codes, markdown, visitor: networkOf(c) };
}

async function pageOfRows(context: GitContext, c: Context, repository: Repository): Promise<PageItself> {
  const rows = await readRows(context, c, repository);
  const readme = findReadme(rows.map(({ filename }) => filename));
  const introduction = readme ? await viewOfRow(context, c, repository, readme, false) : null;
  return {
    repository,
    clone_url: null,
    git: { available: false, message: context.unavailable },
    default_branch: null,
    branches: [],
    tags: [],
    commit: null,
    commit_count: 0,
    latest: null,
    files: rows.map(({ filename, file_size }) => ({ path: filename, sha: '', size: file_size })),
    readme: introduction,
  };
}

async function viewOfRow(
  context: GitContext,
  c: Context,
  repository: Repository,
  path: string,
  withLines = true,
) {
  const [row] = await readRows(context, c, repository, path);
  if (!row) return null;
  const { owner, slug, updated_at } = repository;
  const text = row.is_binary ? null : (row.content ?? '');
  const view = await viewFile(
    {
      owner,
      slug,
      ref: undefined,
      path,
      sha: `${repository.id}/${path}/${updated_at}`,
      size: row.file_size,
      text,
      encoding: null,
    },
    makersFor(context, c),
    withLines,
  );
  return { ...view, sha: '' };
}

/** Branches or tags by their short names. */
export function named(refs: Record<string, string>, prefix: string): { name: string; target: string }[] {
  return Object.entries(refs)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, target]) => ({ name: name.slice(prefix.length), target }));
}
