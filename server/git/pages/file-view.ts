import { csvParseRows } from 'd3-dsv';
import type { RepositoryFileView, TableView } from '../../../domain/repository/repository-view.ts';
import { renderingBudget } from '../../budgets/budgets.ts';
import { type CodeViews, mostShown } from '../../highlight/code-views.ts';
import type { MarkdownViews } from './markdown-views.ts';

const mostRows = 500;
const mostColumns = 60;

interface Source {
  owner: string;
  slug: string;
  ref: string | undefined;
  path: string;
  sha: string;
  size: number;
  /** Null when it is not text. */
  text: string | null;
  /** When the text is not UTF-8. */
  encoding: RepositoryFileView['encoding'];
}

/** What makes files ready for a page, and for whom. */
export interface ViewMakers {
  codes: CodeViews;
  markdown: MarkdownViews;
  /** The network that asks. */
  visitor: string;
}

/** What a page shows of a file: its lines unless `withLines` is false, and where it has one a rendered form. */
export async function viewFile(
  source: Source,
  { codes, markdown, visitor }: ViewMakers,
  withLines = true,
): Promise<RepositoryFileView> {
  const { owner, slug, ref, path, sha, size, text, encoding } = source;
  const about = { path, sha, size, encoding, code: null, html: null, table: null };
  const kind = kindOf(path, text !== null);
  if (text === null || size > mostShown || hasTooManyLines(text))
    return { ...about, kind: text === null ? kind : 'text' };
  const code = withLines ? await codes.view(`${sha}:${extensionOf(path)}`, path, text, visitor) : null;
  const place = { owner, slug, ref, path };
  const html = kind === 'markdown' ? await markdown.view(sha, text, place, visitor) : null;
  const table = kind === 'table' ? readTable(text) : null;
  return { ...about, kind: kind === 'table' && !table ? 'text' : kind, code, html, table };
}

function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    lines += 1;
    if (lines > renderingBudget.shownLines) return true;
  }
  return false;
}

function readTable(text: string): TableView | null {
  const [columns, ...rows] = csvParseRows(text);
  if (!columns || columns.length < 2 || columns.length > mostColumns) return null;
  return {
    columns,
    // Each row as wide as the first: what a file lacks is empty.
    rows: rows.slice(0, mostRows).map((row) => columns.map((_, index) => row[index] ?? '')),
    total: rows.length,
  };
}

function extensionOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1).toLowerCase();
}

function kindOf(path: string, isText: boolean): RepositoryFileView['kind'] {
  const extension = extensionOf(path);
  if (/^(avif|gif|ico|jpe?g|png|svg|webp)$/.test(extension)) return 'image';
  if (/^(eot|otf|ttf|woff2?)$/.test(extension)) return 'font';
  if (!isText) return 'binary';
  return extension === 'md' || extension === 'markdown' ? 'markdown' : extension === 'csv' ? 'table' : 'text';
}
