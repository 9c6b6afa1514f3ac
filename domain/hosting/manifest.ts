/** A content encoding that files are kept in besides their own bytes. */
export type Encoding = 'br' | 'gzip';

/** One file of a deployment. */
export interface ManifestFile {
  /** SHA-256 of its bytes in hex: the blob that holds them. */
  hash: string;
  /** Bytes. */
  size: number;
  /** Content type, with its character set where it has one. */
  type: string;
  /** Bytes of the compressed copies that are kept; those that save less than a tenth are not. */
  encodings?: { [encoding in Encoding]?: number };
}

/** One line of `_redirects`. `from` has `:name` placeholders and may end in `*`, which `to` repeats as `:splat`. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 200 | 301 | 302 | 303 | 307 | 308 | 404;
  /** Whether it counts where there is a file as well. */
  force: boolean;
}

/** One block of `_headers`. */
export interface HeaderRule {
  for: string;
  values: [name: string, value: string][];
}

/** A form that a page of the site declares. */
export interface FormDeclaration {
  name: string;
  /** The page that it is on. */
  path: string;
  /** Where it leads to afterwards; null for a page of ours. */
  action: string | null;
  fields: string[];
  hasFiles: boolean;
}

/** What a deployment consists of. It never changes. */
export interface Manifest {
  version: 1;
  /** By path: without a slash in front, in Unicode's composed form, without empty, `.` and `..` segments. */
  files: Record<string, ManifestFile>;
  redirects: RedirectRule[];
  headers: HeaderRule[];
  forms: FormDeclaration[];
}
