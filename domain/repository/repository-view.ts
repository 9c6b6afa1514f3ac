import type { CodeView } from '../../app/lib/code-view.ts';

/** A row of `git_repositories`. */
export type Repository = {
  id: string;
  user_id: string;
  /** Handle of its owner, and its name in addresses. */
  owner: string;
  slug: string;
  name: string;
  description: string | null;
  is_private: boolean;
  file_count: number;
  /** Whether /git-store/repo/{name} leads to it. */
  holds_name: boolean;
  /** The title of the project or site that it was copied from; null for one that began by itself. */
  remixed_from: string | null;
  created_at: string;
  updated_at: string;
};

/** A file of a commit. Without git on the server there are no commits, and `sha` is empty. */
export type RepositoryFile = { path: string; sha: string; size: number };

export type Commit = {
  sha: string;
  parents: string[];
  author: { name: string; email: string };
  /** ISO 8601. */
  authored_at: string;
  committed_at: string;
  /** First line of the message, and what follows it. */
  subject: string;
  body: string;
};

/** A table read from a file of comma-separated values. */
export type TableView = {
  columns: string[];
  rows: string[][];
  /** Rows in the file; `rows` holds the first ones. */
  total: number;
};

/** What can be shown of one file. */
export type RepositoryFileView = RepositoryFile & {
  kind: 'text' | 'markdown' | 'table' | 'image' | 'font' | 'binary';
  /** Null when it is not text, or more text than a page should hold. */
  code: CodeView | null;
  /**
   * When its text is not UTF-8: how it is read, by the encoding's name on the web, and whether nothing in it says so. `utf-8`
   * where some of its bytes are damaged.
   */
  encoding: { name: string; isGuessed: boolean } | null;
  /** The rendered text of a Markdown file; made by the server, which has cleaned what HTML the file has. */
  html: string | null;
  table: TableView | null;
};

/** What a repository was copied from. Without an address it is no longer shown. */
export type RepositoryOrigin = { title: string; href: string | null };

/** A repository at a branch, a tag or a commit: what its page shows around a file. */
export type RepositoryPage = {
  repository: Repository;
  origin: RepositoryOrigin | null;
  /** For `git clone`; null where the server has no git. */
  clone_url: string | null;
  git: { available: boolean; message: string | null };
  default_branch: string | null;
  branches: { name: string; target: string }[];
  tags: { name: string; target: string }[];
  /** Null for a repository without commits. */
  commit: string | null;
  commit_count: number;
  latest: Commit | null;
  files: RepositoryFile[];
  readme: RepositoryFileView | null;
};

type DiffLine = { kind: 'same' | 'added' | 'removed'; text: string };

export type FileDiff = {
  status: 'added' | 'removed' | 'changed' | 'renamed';
  path: string;
  old_path: string | null;
  is_binary: boolean;
  added: number;
  removed: number;
  hunks: { old_start: number; new_start: number; lines: DiffLine[] }[];
};

/** One commit with what it changes; without hunks when that is too large to be shown. */
export type CommitPage = { commit: Commit; files: FileDiff[]; is_truncated: boolean };

export type HistoryPage = { commits: Commit[]; has_more: boolean };
