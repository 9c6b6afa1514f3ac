import type { Context, Hono } from 'hono';
import { decodeText } from '../../../domain/repository/decode-text.ts';
import { sizeFault } from '../../../domain/repository/repository-files.ts';
import { functionError } from '../../functions/kit/errors.ts';
import { limitTries } from '../../functions/kit/limits.ts';
import { functionRoutes } from '../../functions/kit/routes.ts';
import type { HttpError } from '../../http/errors.ts';
import type { GitContext } from '../context.ts';
import { readsPerAddress } from '../limits.ts';
import { named, pageFunctions } from '../pages/routes.ts';
import { textOf } from '../projection.ts';
import { readDiff } from '../read/diff.ts';
import { type FileEntry, listFiles, listOthers, readBlobs } from '../read/files.ts';
import { readCommitOf, readHistory } from '../read/history.ts';
import { type Opened, resolveCommit } from '../read/resolve.ts';
import { Refusal } from '../refusal.ts';
import { GitEndedError, GitOutputError, runGit } from '../run.ts';
import { takeBody } from '../smart-http/body.ts';
import type { Spool } from '../spool.ts';
import type { Repository } from '../store.ts';
import { commitEdit, limitEdits } from './commit-edit.ts';
import { findRepository, readRepository } from './find.ts';
import { disposition, rawHeaders } from './raw.ts';

/** A repository's whole content in base64, and what JSON adds. */
const maxChangeBytes = 16 * 1024 * 1024;

/**
 * What the pages of repositories ask, mounted at /functions/v1/git. `ref` is a branch, a tag or a commit's id, and the
 * default branch when it is left out.
 *
 *     GET  /{owner}/{repository}                      the repository, its branches, tags and address for cloning
 *     GET  /{owner}/{repository}/tree?ref             all files at a ref
 *     GET  /{owner}/{repository}/file?ref&path        one file with its text
 *     GET  /{owner}/{repository}/raw?ref&path         its bytes; &download=1 saves them
 *     GET  /{owner}/{repository}/archive.zip?ref      all files as a zip
 *     GET  /{owner}/{repository}/commits?ref&path&page    history, the newest first
 *     GET  /{owner}/{repository}/commits/{sha}        one commit and what it changes
 *     POST /{owner}/{repository}/commits              changes files (edit.ts), as the owner
 *     GET  /{owner}/{repository}/page, /view          the same, ready to be drawn (pages/routes.ts)
 *
 * Key and session are those of the backend, in `apikey` and `Authorization`; both may be missing for what is public.
 */
export function gitFunctions(context: GitContext): Hono {
  return functionRoutes(context, (routes) => prepare(routes, context), { keyed: false, translate });
}

/** What an error of git's is to whoever asked; null for one that is nobody's business. */
export function translate(error: unknown): HttpError | null {
  if (error instanceof GitEndedError) return functionError('tooSlow', { retryAfter: 10 });
  if (error instanceof GitOutputError) return functionError('tooLargeToShow');
  if (!(error instanceof Refusal)) return null;
  return functionError('changeRefused', { sentences: error.sentences }, error.message);
}

function prepare(routes: Hono, context: GitContext): void {
  routes.use('*', async (c, next) => {
    await limitTries(context, `git:read:${context.networkOf(c)}`, readsPerAddress, 'requests');
    c.header('Cache-Control', 'private, no-cache');
    await next();
  });

  routes.route('/', pageFunctions(context));

  routes.get('/:owner/:repository', async (c) => {
    const repository = await findRepository(context, c, 'read');
    const address = `${context.config.siteUrl}/git/${repository.owner}/${encodeURIComponent(repository.slug)}.git`;
    if (!context.git) {
      const git = { available: false, message: context.unavailable };
      return c.json({ repository, clone_url: null, git });
    }
    const state = await readRepository(context, c, repository, async (opened) => opened.state);
    return c.json({
      repository: state.repository,
      clone_url: address,
      git: { available: true, message: null },
      default_branch: state.default_branch,
      head: state.refs[`refs/heads/${state.default_branch}`] ?? null,
      branches: named(state.refs, 'refs/heads/'),
      tags: named(state.refs, 'refs/tags/'),
    });
  });

  routes.get('/:owner/:repository/tree', (c) =>
    withCommit(context, c, async ({ opened, commit }) => {
      const files = commit ? await listFiles(opened, commit) : [];
      return c.json({ commit, files: files.map(({ path, sha, size }) => ({ path, sha, size })) });
    }),
  );

  routes.get('/:owner/:repository/file', (c) =>
    withFile(context, c, async ({ commit, file, bytes }) => {
      const content = textOf(bytes);
      const { path, sha, size } = file;
      return c.json({ commit, path, sha, size, is_binary: content === null, content });
    }),
  );

  routes.get('/:owner/:repository/raw', (c) =>
    withFile(context, c, async ({ file, bytes }) => {
      const eTag = `"${file.sha}"`;
      const isSaved = Boolean(c.req.query('download'));
      const text = decodeText(bytes);
      for (const [name, value] of Object.entries(
        rawHeaders(file.path, text && (text.encoding ?? 'utf-8'), isSaved),
      )) {
        c.header(name, value);
      }
      c.header('ETag', eTag);
      if (c.req.header('if-none-match') === eTag) return c.body(null, 304);
      return c.body(new Uint8Array(bytes));
    }),
  );

  routes.get('/:owner/:repository/archive.zip', (c) =>
    withCommit(context, c, async ({ opened, commit, repository }) => {
      if (!commit) throw functionError('refNotFound', {}, 'This repository has no files yet.');
      // What lies between two pushes may be any number of times as large as a repository can be.
      const files = await listFiles(opened, commit);
      const others = await listOthers(opened, commit);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      if (sizeFault(files.length + others.length, bytes)) throw functionError('tooLargeToShow');
      const chosen = others.length > 0 ? ['.', ...others.map((path) => `:(exclude,literal)${path}`)] : [];
      const zip = await runGit(
        ['archive', '--format=zip', '-9', `--prefix=${repository.slug}/`, commit, ...chosen],
        opened,
      );
      return c.body(new Uint8Array(zip), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': disposition(`${repository.slug}.zip`),
        'X-Content-Type-Options': 'nosniff',
      });
    }),
  );

  routes.get('/:owner/:repository/commits', (c) =>
    withCommit(context, c, async ({ opened, commit }) => {
      if (!commit) return c.json({ commits: [], has_more: false });
      const page = Math.min(10_000, Math.max(1, Number.parseInt(c.req.query('page') ?? '1', 10) || 1));
      const path = c.req.query('path');
      const { commits, hasMore } = await readHistory(opened, commit, { path, page });
      return c.json({ commits, has_more: hasMore });
    }),
  );

  routes.get('/:owner/:repository/commits/:sha', async (c) => {
    const repository = await findRepository(context, c, 'read');
    return readRepository(context, c, repository, async (opened) => {
      const sha = (await resolveCommit(opened, c.req.param('sha'))) ?? '';
      const commit = await readCommitOf(opened, sha);
      const diff = await readDiff(opened, sha, commit.parents[0] ?? null);
      return c.json({ commit, ...diff });
    });
  });

  routes.post('/:owner/:repository/commits', async (c) => {
    const repository = await findRepository(context, c, 'write');
    const { git, gates } = context;
    if (!git) throw functionError('gitMissing', {}, context.unavailable);
    await limitEdits(context, repository);
    const network = context.networkOf(c);
    const { signal } = c.req.raw;
    const tooLarge = functionError('bodyTooLarge', {}, 'The change is too large.');
    const body = await takeBody(gates, c, network, { maxBytes: maxChangeBytes, tooLarge });
    try {
      return await gates.inTransfer(network, signal, async () =>
        c.json(await commitEdit(git, repository, await readJson(body))),
      );
    } finally {
      await body.discard();
    }
  });
}

interface AtCommit {
  repository: Repository;
  opened: Opened;
  /** Null for a repository without commits. */
  commit: string | null;
}

async function withCommit(
  context: GitContext,
  c: Context,
  answer: (at: AtCommit) => Promise<Response>,
): Promise<Response> {
  const repository = await findRepository(context, c, 'read');
  return readRepository(context, c, repository, async (opened) => {
    const commit = await resolveCommit(opened, c.req.query('ref'));
    return answer({ repository, opened, commit });
  });
}

function withFile(
  context: GitContext,
  c: Context,
  answer: (at: { commit: string; file: FileEntry; bytes: Buffer }) => Promise<Response>,
): Promise<Response> {
  return withCommit(context, c, async ({ opened, commit }) => {
    const path = c.req.query('path');
    const file = commit && (await listFiles(opened, commit)).find((one) => one.path === path);
    if (!file) throw functionError('fileNotFound');
    const [bytes = Buffer.alloc(0)] = await readBlobs(opened, [file.sha]);
    return answer({ commit, file, bytes });
  });
}

/** A body's JSON. Throws `bad_json`. */
async function readJson(body: Spool): Promise<unknown> {
  const text = (await body.bytes()).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw functionError('badJson');
  }
}
