import type { Encoding, ManifestFile } from '../../../domain/hosting/manifest.ts';
import type { ByteRange } from '../../files/store.ts';
import { parseRange } from '../../storage/downloads/range.ts';

/** A file of a deployment with the headers it has whoever asks. */
export interface PreparedFile {
  /** In the manifest. */
  path: string;
  file: ManifestFile;
  status: 200 | 404;
  headers: Record<string, string>;
}

/** What of a request decides about the form of the answer. */
export interface Conditions {
  method: string;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifRange?: string | undefined;
  range?: string | undefined;
}

/** How a file is answered. */
export interface Plan {
  status: 200 | 206 | 304 | 404 | 416;
  headers: Record<string, string>;
  /** Which bytes follow; null for none. */
  body: { encoding: Encoding | null; range: ByteRange | null } | null;
}

/** A plan whose headers are names and values in turn, as they go to a connection. */
export type FlatPlan = Omit<Plan, 'headers'> & { headers: string[] };

const wholePlans = new WeakMap<PreparedFile, Map<Encoding | null, FlatPlan>>();

/**
 * What `planAnswer` decides. For a GET of the file as it is, which most requests are, it is decided once for each encoding: a
 * page is sent some ten thousand times a second.
 */
export function flatPlan(prepared: PreparedFile, asked: Conditions): FlatPlan {
  if (asked.method !== 'GET' || asked.ifNoneMatch !== undefined || asked.range !== undefined)
    return flatten(planAnswer(prepared, asked));
  const known = wholePlans.get(prepared) ?? new Map<Encoding | null, FlatPlan>();
  wholePlans.set(prepared, known);
  const encoding = chooseEncoding(prepared.file.encodings ?? {}, asked.acceptEncoding);
  const plan = known.get(encoding) ?? flatten(planAnswer(prepared, asked));
  known.set(encoding, plan);
  return plan;
}

const flatten = ({ headers, ...plan }: Plan): FlatPlan => ({
  ...plan,
  headers: Object.entries(headers).flat(),
});

/** Decides about encoding, range and whether the client has the file already (RFC 9110). */
export function planAnswer({ file, status, headers: always }: PreparedFile, asked: Conditions): Plan {
  const encodings = file.encodings ?? {};
  const isCompressed = encodings.br !== undefined || encodings.gzip !== undefined;
  const headers: Record<string, string> = { ...always };
  if (isCompressed) headers.Vary = 'Accept-Encoding';
  const id = file.hash.slice(0, 22);
  if (status === 404) {
    const encoding = chooseEncoding(encodings, asked.acceptEncoding);
    return whole(404, headers, file, encoding, asked.method);
  }
  headers['Accept-Ranges'] = 'bytes';
  const { ifNoneMatch = '' } = asked;
  const range = rangeOf(asked, `"${id}"`, file.size);
  // Of a part only the bytes themselves are numbered.
  const encoding = range === null ? chooseEncoding(encodings, asked.acceptEncoding) : null;
  headers.ETag = encoding ? `"${id}-${encoding}"` : `"${id}"`;
  if (ifNoneMatch.includes(`"${id}`) || ifNoneMatch.trim() === '*')
    return { status: 304, headers, body: null };
  if (range === 'unsatisfiable') {
    headers['Content-Range'] = `bytes */${file.size}`;
    headers['Content-Length'] = '0';
    return { status: 416, headers, body: null };
  }
  if (range === null) return whole(200, headers, file, encoding, asked.method);
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  headers['Content-Length'] = String(range.end - range.start + 1);
  return { status: 206, headers, body: { encoding: null, range } };
}

function whole(
  status: 200 | 404,
  headers: Record<string, string>,
  file: ManifestFile,
  encoding: Encoding | null,
  method: string,
): Plan {
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = String((encoding && file.encodings?.[encoding]) ?? file.size);
  return { status, headers, body: method === 'HEAD' ? null : { encoding, range: null } };
}

/** A range is of the version that the client has, if it says which; otherwise the whole file is sent. */
function rangeOf({ method, range, ifRange }: Conditions, etag: string, size: number) {
  if (method !== 'GET' || (ifRange !== undefined && ifRange !== etag)) return null;
  return parseRange(range, size);
}

/** The smallest form that the client reads, unless it says by `q=0` that it does not. */
function chooseEncoding(has: NonNullable<ManifestFile['encodings']>, accepted = ''): Encoding | null {
  for (const encoding of ['br', 'gzip'] as const) {
    if (has[encoding] === undefined) continue;
    const [, weight = '1'] = patterns[encoding].exec(accepted) ?? [undefined, '0'];
    if (Number(weight) > 0) return encoding;
  }
  return null;
}

const patterns = {
  br: /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)/i,
  gzip: /(?:^|,)\s*(?:x-)?gzip\s*(?:;\s*q=([\d.]+)\s*)?(?=,|$)/i,
};
