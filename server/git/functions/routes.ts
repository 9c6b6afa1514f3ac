import { type Context, Hono } from 'hono';
import { sizeFault } from '../../../domain/repository/repository-files.ts';
import { addressBlock } from '../../http/client-address.ts';
import { errorHandler, type HttpError } from '../../http/errors.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import type { GitDesk } from '../desk.ts';
import { editSchema } from '../edit.ts';
import { editsPerAccount, readsPerAddress } from '../limits.ts';
import { named, pageFunctions } from '../pages/routes.ts';
import { textOf } from '../projection.ts';
import { decodeText } from '../read/decode-text.ts';
import { readDiff } from '../read/diff.ts';
import { type FileEntry, listFiles, listOthers, readBlobs } from '../read/files.ts';
import { readCommitOf, readHistory } from '../read/history.ts';
import { type Opened, resolveCommit } from '../read/resolve.ts';
import { gitError, Refusal } from '../refusal.ts';
import { GitEndedError, GitOutputError, runGit } from '../run.ts';
import type { Repository } from '../store.ts';
import { readJson, takeText } from './body.ts';
import { findRepository, readRepository } from './find.ts';
import { disposition, rawHeaders } from './raw.ts';

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
export function gitFunctions(desk: GitDesk): Hono {
  const routes = new Hono();
  const render = ({ code, message, fields }: HttpError) => {
    const { sentences, retryAfter } = fields;
    return {
      code,
      message,
      ...(sentences ? { sentences } : {}),
      ...(retryAfter ? { retry_after: retryAfter } : {}),
    };
  };
  const translate = (error: unknown) => {
    if (error instanceof GitEndedError) return gitError('tooSlow', undefined, { retryAfter: 10 });
    if (error instanceof GitOutputError) return gitError('tooLong');
    return error instanceof Refusal
      ? gitError('refused', error.message, { sentences: error.sentences })
      : null;
  };
  const handle = errorHandler(desk.log, render, translate);
  routes.onError((error, context) => {
    context.header('Cache-Control', 'no-store');
    return handle(error, context);
  });
  routes.use('*', async (context, next) => {
    const address = addressBlock(desk.addressOf(context));
    await limit(desk, `git:read:${address}`, readsPerAddress);
    context.header('Cache-Control', 'private, no-cache');
    await next();
  });

  routes.route('/', pageFunctions(desk));

  routes.get('/:owner/:repository', async (context) => {
    const repository = await findRepository(desk, context, 'read');
    const address = `${desk.siteUrl}/git/${repository.owner}/${encodeURIComponent(repository.slug)}.git`;
    if (!desk.git) {
      const git = { available: false, message: desk.unavailable };
      return context.json({ repository, clone_url: null, git });
    }
    const state = await readRepository(desk, context, repository, async (opened) => opened.state);
    return context.json({
      repository: state.repository,
      clone_url: address,
      git: { available: true, message: null },
      default_branch: state.default_branch,
      head: state.refs[`refs/heads/${state.default_branch}`] ?? null,
      branches: named(state.refs, 'refs/heads/'),
      tags: named(state.refs, 'refs/tags/'),
    });
  });

  routes.get('/:owner/:repository/tree', (context) =>
    withCommit(desk, context, async ({ opened, commit }) => {
      const files = commit ? await listFiles(opened, commit) : [];
      return context.json({ commit, files: files.map(({ path, sha, size }) => ({ path, sha, size })) });
    }),
  );

  routes.get('/:owner/:repository/file', (context) =>
    withFile(desk, context, async ({ commit, file, bytes }) => {
      const content = textOf(bytes);
      const { path, sha, size } = file;
      return context.json({ commit, path, sha, size, is_binary: content === null, content });
    }),
  );

  routes.get('/:owner/:repository/raw', (context) =>
    withFile(desk, context, async ({ file, bytes }) => {
      const eTag = `"${file.sha}"`;
      const isSaved = Boolean(context.req.query('download'));
      const text = decodeText(bytes);
      for (const [name, value] of Object.entries(
        rawHeaders(file.path, text && (text.encoding ?? 'utf-8'), isSaved),
      )) {
        context.header(name, value);
      }
      context.header('ETag', eTag);
      if (context.req.header('if-none-match') === eTag) return context.body(null, 304);
      return context.body(new Uint8Array(bytes));
    }),
  );

  routes.get('/:owner/:repository/archive.zip', (context) =>
    withCommit(desk, context, async ({ opened, commit, repository }) => {
      if (!commit) throw gitError('noSuchRef', 'This repository has no files yet.');
      // What lies between two pushes may be any number of times as large as a repository can be.
      const files = await listFiles(opened, commit);
      const others = await listOthers(opened, commit);
      const bytes = files.reduce((sum, { size }) => sum + size, 0);
      if (sizeFault(files.length + others.length, bytes)) throw gitError('tooLong');
      const chosen = others.length > 0 ? ['.', ...others.map((path) => `:(exclude,literal)${path}`)] : [];
      const zip = await runGit(
        ['archive', '--format=zip', '-9', `--prefix=${repository.slug}/`, commit, ...chosen],
        opened,
      );
      return context.body(new Uint8Array(zip), 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': disposition(`${repository.slug}.zip`),
        'X-Content-Type-Options': 'nosniff',
      });
    }),
  );

  routes.get('/:owner/:repository/commits', (context) =>
    withCommit(desk, context, async ({ opened, commit }) => {
      if (!commit) return context.json({ commits: [], has_more: false });
      const page = Math.min(10_000, Math.max(1, Number.parseInt(context.req.query('page') ?? '1', 10) || 1));
      const path = context.req.query('path');
      const { commits, hasMore } = await readHistory(opened, commit, { path, page });
      return context.json({ commits, has_more: hasMore });
    }),
  );

  routes.get('/:owner/:repository/commits/:sha', async (context) => {
    const repository = await findRepository(desk, context, 'read');
    return readRepository(desk, context, repository, async (opened) => {
      const sha = (await resolveCommit(opened, context.req.param('sha'))) ?? '';
      const commit = await readCommitOf(opened, sha);
      const diff = await readDiff(opened, sha, commit.parents[0] ?? null);
      return context.json({ commit, ...diff });
    });
  });

  routes.post('/:owner/:repository/commits', async (context) => {
    const repository = await findRepository(desk, context, 'write');
    const { git, gates } = desk;
    if (!git) throw gitError('noGit', desk.unavailable);
    await limit(desk, `git:edit:${repository.user_id}`, editsPerAccount);
    const network = addressBlock(desk.addressOf(context));
    const { signal } = context.req.raw;
    const body = await takeText(gates, context, network);
    try {
      return await gates.inTransfer(network, signal, async () => {
        const edit = editSchema.safeParse(await readJson(body));
        if (!edit.success) throw gitError('invalid');
        const message = edit.data.message.replaceAll('\0', '').trim();
        if (message === '') throw gitError('invalid', 'Please say in a few words what you have changed.');
        return context.json(await git.edit(repository.id, { ...edit.data, message }, repository.user_id));
      });
    } finally {
      await body.discard();
    }
  });

  routes.all('*', () => {
    throw gitError('noEndpoint');
  });
  return routes;
}

async function limit(desk: GitDesk, bucket: string, rate: RateLimit): Promise<void> {
  const wait = await desk.take(bucket, rate);
  if (wait > 0) throw gitError('tooMany', undefined, { retryAfter: wait });
}

interface AtCommit {
  repository: Repository;
  opened: Opened;
  /** Null for a repository without commits. */
  commit: string | null;
}

async function withCommit(
  desk: GitDesk,
  context: Context,
  answer: (at: AtCommit) => Promise<Response>,
): Promise<Response> {
  const repository = await findRepository(desk, context, 'read');
  return readRepository(desk, context, repository, async (opened) => {
    const commit = await resolveCommit(opened, context.req.query('ref'));
    return answer({ repository, opened, commit });
  });
}

function withFile(
  desk: GitDesk,
  context: Context,
  answer: (at: { commit: string; file: FileEntry; bytes: Buffer }) => Promise<Response>,
): Promise<Response> {
  return withCommit(desk, context, async ({ opened, commit }) => {
    const path = context.req.query('path');
    const file = commit && (await listFiles(opened, commit)).find((one) => one.path === path);
    if (!file) throw gitError('noSuchFile');
    const [bytes = Buffer.alloc(0)] = await readBlobs(opened, [file.sha]);
    return answer({ commit, file, bytes });
  });
}
