import type { CodeView } from '../../app/lib/code-view.ts';

/** A file of a template's zip. */
export type TemplateFile = {
  /** Path inside the template's folder, with forward slashes. */
  path: string;
  bytes: number;
};

/** One file with what can be shown of it. */
export type FileView = TemplateFile & {
  kind: 'text' | 'image' | 'font' | 'binary';
  /** Null when it is not text, or more text than a page should hold. */
  code: CodeView | null;
};

/** A file as it lies in the zip. */
export type RawFile = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** Reads what the zips of templates hold, and nothing else. Each answers null for what is not in them. */
export interface TemplateFiles {
  /** All files, sorted by path. */
  list(id: string): Promise<readonly TemplateFile[] | null>;
  /** Text as UTF-8. */
  text(id: string, path: string): Promise<string | null>;
  view(id: string, path: string): Promise<FileView | null>;
  raw(id: string, path: string): Promise<RawFile | null>;
}
