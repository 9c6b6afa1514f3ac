import type { SupabaseClient } from '@supabase/supabase-js';

/** A row of git_repositories. */
export interface Repository {
  id: string;
  user_id: string;
  owner: string;
  slug: string;
  name: string;
  description: string | null;
  is_private: boolean;
  file_count: number;
  /** Whether /git-store/repo/{name} leads to it. */
  holds_name: boolean;
  /** The title of what it was copied from. */
  remixed_from: string | null;
  created_at: string;
  updated_at: string;
}

/** Whether who was let in to a repository as it was found is let in to it as it is now. */
export function isAsFound(now: Repository, found: Repository): boolean {
  return !now.is_private || (found.is_private && now.user_id === found.user_id);
}

export interface Pack {
  id: string;
  bytes: number;
}

/** A repository's branches, tags and packs at one moment. */
export interface StoreState {
  repository: Repository;
  /** Name for commits made in the browser. */
  author: string;
  default_branch: string;
  generation: number;
  changes: number;
  committed_changes: number;
  /** Full names of branches and tags, and what they point at. */
  refs: Record<string, string>;
  packs: Pack[];
}

/** The holder of a token, and the repository if they may see it. */
export interface Admission {
  user_id: string | null;
  scopes: string[] | null;
  repository: Repository | null;
}

export interface RefChange {
  name: string;
  old: string | null;
  new: string | null;
  /** Whether history is taken away. */
  rewinds: boolean;
}

export interface FileRow {
  filename: string;
  content: string;
  file_size: number;
  is_binary: boolean;
}

export interface Change {
  generation: number;
  changes: number;
  refs: RefChange[];
  pack: Pack | null;
  default_branch: string;
  files: FileRow[];
  removed: string[];
}

export type Published =
  | { published: true }
  | { published: false; because: 'gone' | 'owner' | 'generation' | 'changes' | 'history' }
  | { published: false; because: 'ref'; ref: string };

const bucket = 'git-packs';

/** What is kept of repositories, through the client that any backend understands: ours in this process, or a remote one. */
export class GitStore {
  readonly #client: SupabaseClient;

  constructor(operator: SupabaseClient) {
    this.#client = operator;
  }

  admit(owner: string, repository: string, tokenHash: string | null): Promise<Admission> {
    return this.#call('open_git_repository', { owner, repository, token_hash: tokenHash });
  }

  /** Null when the repository is gone. */
  read(repositoryId: string): Promise<StoreState | null> {
    return this.#call('read_git_store', { repository_id: repositoryId });
  }

  /** `owner` is the member who asks, who must own the repository still and be free to write; null where nobody asks. */
  publish(repositoryId: string, change: Change, owner: string | null): Promise<Published> {
    if (owner === null) return this.#call('publish_git_history', { repository_id: repositoryId, change });
    return this.#call('publish_own_git_history', { repository_id: repositoryId, owner, change });
  }

  /** False when the repository has moved to another generation. */
  replacePacks(repositoryId: string, generation: number, pack: Pack, replaced: string[]): Promise<boolean> {
    const { id: pack_id, bytes } = pack;
    return this.#call('replace_git_packs', {
      repository_id: repositoryId,
      generation,
      pack_id,
      bytes,
      replaced,
    });
  }

  async upload(repositoryId: string, pack: Pack, bytes: Buffer): Promise<void> {
    const { error } = await this.#client.storage.from(bucket).upload(nameOf(repositoryId, pack.id), bytes, {
      contentType: 'application/octet-stream',
    });
    if (error) throw new Error(`A pack was not stored: ${error.message}`);
  }

  async download(repositoryId: string, pack: Pack): Promise<Buffer> {
    const { data, error } = await this.#client.storage.from(bucket).download(nameOf(repositoryId, pack.id));
    if (error) throw new Error(`A pack could not be read: ${error.message}`);
    return Buffer.from(await data.arrayBuffer());
  }

  /** Removes packs that were uploaded and not published. */
  async discard(repositoryId: string, pack: Pack): Promise<void> {
    await this.#client.storage.from(bucket).remove([nameOf(repositoryId, pack.id)]);
  }

  /** Removes what nobody refers to any more; how many there were. */
  async removeUnused(): Promise<number> {
    const names = await this.#call<string[]>('list_unused_git_packs', {});
    if (names.length > 0) await this.#client.storage.from(bucket).remove(names);
    return names.length;
  }

  /** Rows that no commit has yet, and the names of all rows. */
  async readRows(repositoryId: string): Promise<{ changed: FileRow[]; names: string[] }> {
    const rows = () => this.#client.from('git_repository_files');
    const [changed, names] = await Promise.all([
      rows()
        .select('filename, content, file_size, is_binary')
        .eq('repository_id', repositoryId)
        .eq('is_committed', false)
        .order('filename'),
      rows().select('filename').eq('repository_id', repositoryId).order('filename'),
    ]);
    const error = changed.error ?? names.error;
    if (error) throw new Error(`Files could not be read: ${error.message}`);
    return {
      changed: (changed.data ?? []) as FileRow[],
      names: (names.data ?? []).map(({ filename }) => String(filename)),
    };
  }

  async #call<T>(name: string, values: Record<string, unknown>): Promise<T> {
    const { data, error } = await this.#client.rpc(name, values);
    if (error) throw new StoreError(name, error.code, error.message);
    return data as T;
  }
}

/** What the database said to a call. `code` is its SQLSTATE. */
export class StoreError extends Error {
  readonly code: string;
  /** The database's own, without the name of the call. */
  readonly words: string;
  constructor(call: string, code: string, words: string) {
    super(`${call}: ${words}`);
    this.code = code;
    this.words = words;
  }
}

function nameOf(repositoryId: string, packId: string): string {
  return `${repositoryId}/${packId}.pack`;
}
