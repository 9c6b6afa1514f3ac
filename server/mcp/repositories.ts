import type { PostgrestError } from '@supabase/supabase-js';
import { repositoryError } from '../../domain/repository/add-repository.ts';
import { decodeText } from '../../domain/repository/decode-text.ts';
import { functionError } from '../functions/kit/errors.ts';
import type { Actor } from '../functions/kit/member.ts';
import type { GitContext } from '../git/context.ts';
import { commitEdit, limitEdits } from '../git/functions/commit-edit.ts';
import { readFor } from '../git/functions/find.ts';
import { type FileEntry, listFiles, readBlobs } from '../git/read/files.ts';
import { resolveCommit } from '../git/read/resolve.ts';
import type { Committed } from '../git/repositories.ts';
import type { Repository } from '../git/store.ts';
import { actorFor, type Call } from './call.ts';

export type FoundRepository = Repository;

/** A change of files, in the form that the pages send. */
interface Edit {
  message: string;
  branch?: string;
  changes: object[];
}

/** A change, made of the files that the default branch has; a new repository has none. */
export type EditOf = (present: () => Promise<readonly FileEntry[]>) => Promise<Edit>;

/** Repositories as agents reach them: under the policies, and within the limits, of a signed-in member. */
export interface RepositoryService {
  list(wanted: {
    query: string;
    owner: Actor | null;
    from: number;
    count: number;
  }): Promise<FoundRepository[]>;
  /** By `owner/name`, or the name alone of an own one. Throws `repository_not_found`. */
  find(actor: Actor | null, name: string): Promise<FoundRepository>;
  files(
    call: Call,
    repository: FoundRepository,
    ref: string | undefined,
  ): Promise<{ commit: string | null; files: readonly FileEntry[] }>;
  /** Throws `file_not_found`, and 422 for what is no text. */
  text(
    call: Call,
    repository: FoundRepository,
    at: { ref: string | undefined; path: string },
  ): Promise<{ commit: string; sha: string; text: string; isUtf8: boolean }>;
  /** Commits to an own repository, which is made before where it may be and taken back when the commit is refused. */
  writeTo(
    call: Call,
    name: string,
    making: { create: boolean; isPrivate: boolean },
    editOf: EditOf,
  ): Promise<{ found: FoundRepository; isNew: boolean; committed: Committed }>;
}

export function openRepositoryService(context: GitContext): RepositoryService {
  const service: RepositoryService = {
    async list({ query, owner, from, count }) {
      const client = context.visitor(owner?.accessToken);
      const all = () => client.from('git_repositories').select('*');
      // The search by words is one of what is public.
      const rows = owner
        ? all()
            .eq('user_id', owner.id)
            .ilike('name', `%${query.replace(/[\\%_]/g, '\\$&')}%`)
        : (query ? client.rpc('search_git_repositories', { q: query }, { get: true }).select('*') : all()).eq(
            'is_private',
            false,
          );
      const { data, error } = await rows
        .retry(false)
        .order('updated_at', { ascending: false })
        .order('id', { ascending: false })
        .range(from, from + count - 1);
      // There is nothing behind the last row.
      if (error?.code === 'PGRST103') return [];
      if (error) throw new Error(`Repositories could not be listed: ${error.message}`);
      return data as FoundRepository[];
    },
    async find(actor, name) {
      const [owner = '', slug] = name.split('/');
      if (slug === undefined) return findOwn(context, actor, name);
      const { data, error } = await context
        .visitor(actor?.accessToken)
        .rpc('find_git_repository', { owner, repository: slug.replace(/\.git$/, '') });
      if (error) throw new Error(`A repository could not be looked up: ${error.message}`);
      const [found] = data as FoundRepository[];
      if (!found) throw functionError('repositoryNotFound');
      return found;
    },
    files: (call, repository, ref) =>
      readFor(context, call, repository, async (opened) => {
        const commit = await resolveCommit(opened, ref);
        return { commit, files: commit ? await listFiles(opened, commit) : [] };
      }),
    text: (call, repository, { ref, path }) =>
      readFor(context, call, repository, async (opened) => {
        const commit = await resolveCommit(opened, ref);
        const file = commit && (await listFiles(opened, commit)).find((one) => one.path === path);
        if (!file) throw functionError('fileNotFound');
        const [bytes = Buffer.alloc(0)] = await readBlobs(opened, [file.sha]);
        const decoded = decodeText(bytes);
        if (!decoded) throw functionError('tooLargeToShow', {}, 'This file is no text.');
        return { commit, sha: file.sha, text: decoded.text, isUtf8: decoded.encoding === null };
      }),
    async writeTo(call, name, { create, isPrivate }, editOf) {
      const actor = actorFor(call, 'repo:write');
      if (!actor) throw functionError('notSignedIn');
      const present = await findToWrite(context, actor, name);
      if (!present && !create) throw functionError('repositoryNotFound');
      const found =
        present ?? (await makeRepository(context, actor, { name: name.split('/').at(-1) ?? '', isPrivate }));
      try {
        const edit = await editOf(async () =>
          present ? (await service.files(call, found, undefined)).files : [],
        );
        return { found, isNew: !present, committed: await commit(call, found, edit) };
      } catch (error) {
        if (!present)
          await context.visitor(actor.accessToken).from('git_repositories').delete().eq('id', found.id);
        throw error;
      }
    },
  };

  async function commit(
    { network, left }: Call,
    repository: FoundRepository,
    edit: Edit,
  ): Promise<Committed> {
    const { git, gates, unavailable } = context;
    if (!git) throw functionError('gitMissing', {}, unavailable);
    await limitEdits(context, repository);
    return gates.inTransfer(network, left, () => commitEdit(git, repository, edit));
  }
  return service;
}

/** A repository of the member's by its name or its slug. */
async function findOwn(context: GitContext, actor: Actor | null, name: string): Promise<FoundRepository> {
  const found = actor && (await ownByName(context, actor, name));
  if (!found)
    throw functionError(
      'repositoryNotFound',
      {},
      'There is no such repository. One of somebody else’s is owner/name.',
    );
  return found;
}

async function ownByName(context: GitContext, actor: Actor, name: string): Promise<FoundRepository | null> {
  const rows = () =>
    context
      .visitor(actor.accessToken)
      .from('git_repositories')
      .select('*')
      .retry(false)
      .eq('user_id', actor.id);
  for (const column of ['slug', 'name']) {
    const { data, error } = await rows().eq(column, name).limit(1);
    if (error) throw new Error(`A repository could not be looked up: ${error.message}`);
    if (data[0]) return data[0] as FoundRepository;
  }
  return null;
}

/** The repository of this name that the member may change; null where there is none. Throws for another's. */
async function findToWrite(context: GitContext, actor: Actor, name: string): Promise<FoundRepository | null> {
  const [owner = '', slug] = name.split('/');
  if (slug === undefined) return ownByName(context, actor, name);
  const { data, error } = await context
    .visitor(actor.accessToken)
    .rpc('find_own_git_repository', { owner, repository: slug.replace(/\.git$/, '') });
  if (error) throw new Error(`A repository could not be looked up: ${error.message}`);
  const [found] = data as FoundRepository[];
  if (!found)
    throw functionError(
      'repositoryNotFound',
      {},
      'You have no such repository. Only your own ones can be changed.',
    );
  return found;
}

async function makeRepository(
  context: GitContext,
  actor: Actor,
  { name, isPrivate }: { name: string; isPrivate: boolean },
): Promise<FoundRepository> {
  const { data, error } = await context
    .visitor(actor.accessToken)
    .from('git_repositories')
    .insert({ user_id: actor.id, name, is_private: isPrivate })
    .select()
    .single();
  if (error) throw refusal(error, name);
  return data as FoundRepository;
}

/** What the database refuses of a new repository, in words for its owner. */
function refusal(error: PostgrestError, name: string): Error {
  if (error.code === '42501') return functionError('accountSuspended');
  if (error.code === 'PT413') return functionError('accountFull', {}, error.message);
  // A value that the table's checks or keys refuse.
  if (/^23/.test(error.code)) return functionError('changeRefused', {}, repositoryError(error, name).message);
  return new Error(`A repository was not made: ${error.message}`);
}
