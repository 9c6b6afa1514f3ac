import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { requireAnswer } from '../http/inner-call.ts';
import type { SoldProduct } from './catalogue.ts';

const bucket = 'products';

export interface ArchiveBackend {
  /** Base address of the Supabase that keeps the archives. */
  url: string;
  secretKey: string;
  fetch: typeof fetch;
}

/**
 * The goods, in a private bucket that the secret key alone opens: one zip for each version a product has had since the
 * shop opened. A version is stored once and never changed.
 */
export class ProductArchive {
  readonly #backend: ArchiveBackend;
  readonly #storing = new Map<string, Promise<void>>();

  constructor(backend: ArchiveBackend) {
    this.#backend = backend;
  }

  /** Versions that are kept, the newest first; the product's present one is always among them. */
  async versions({ slug, version }: SoldProduct): Promise<string[]> {
    const response = await this.#call('POST', `/object/list/${bucket}`, {
      body: JSON.stringify({ prefix: slug, limit: 1000, offset: 0 }),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) throw new Error(`The archives could not be listed (${response.status}).`);
    const names = ((await response.json()) as { name: string }[]).map(({ name }) => name);
    const kept = names.flatMap((name) => /^(\d+\.\d+\.\d+)\.zip$/.exec(name)?.[1] ?? []);
    return [...new Set([version, ...kept])].sort(newestFirst);
  }

  /** Puts a product's present version into the bucket unless it is there. */
  store(product: SoldProduct): Promise<void> {
    const name = nameOf(product.slug, product.version);
    const running = this.#storing.get(name) ?? this.#store(product, name);
    this.#storing.set(name, running);
    // A failure is not remembered: the next download tries again.
    running.catch(() => this.#storing.delete(name));
    return running;
  }

  /** Size of a stored version in bytes; null when there is none. */
  async size(slug: string, version: string): Promise<number | null> {
    const response = await this.#call('HEAD', `/object/authenticated/${bucket}/${nameOf(slug, version)}`);
    requireAnswer(response, 'An archive could not be looked up');
    return response.ok ? Number(response.headers.get('content-length')) : null;
  }

  /** The bytes from `start` to before `end`, as they come. */
  async read(slug: string, version: string, start: number, end: number): Promise<Response> {
    const response = await this.#call('GET', `/object/authenticated/${bucket}/${nameOf(slug, version)}`, {
      headers: { range: `bytes=${start}-${end - 1}` },
    });
    if (response.status !== 206) throw new Error(`An archive could not be read (${response.status}).`);
    return response;
  }

  async #store({ folder, slug, version }: SoldProduct, name: string): Promise<void> {
    if ((await this.size(slug, version)) !== null) return;
    const response = await this.#call('POST', `/object/${bucket}/${name}`, {
      body: await packSource(`${folder}/source`, slug),
      headers: { 'content-type': 'application/zip', 'x-upsert': 'false' },
    });
    const answer = response.ok
      ? null
      : ((await response.json().catch(() => null)) as { statusCode?: string } | null);
    // Another server on the same backend may have been quicker.
    if (!response.ok && answer?.statusCode !== '409') {
      throw new Error(`${name} could not be stored (${response.status}).`);
    }
  }

  #call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const { url, secretKey, fetch } = this.#backend;
    return fetch(`${url}/storage/v1${path}`, {
      ...init,
      method,
      headers: { ...init.headers, apikey: secretKey, authorization: `Bearer ${secretKey}` },
    });
  }
}

function nameOf(slug: string, version: string): string {
  return `${slug}/${version}.zip`;
}

function newestFirst(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  return [0, 1, 2].reduce((order, part) => order || (right[part] ?? 0) - (left[part] ?? 0), 0);
}

/** Left behind by package managers, builds and systems. */
const leftovers = /(^|\/)(node_modules|dist|coverage|\.git|\.DS_Store)(\/|$)/;

/** Packs a product's source under a folder of its slug. Same files, same bytes. */
export async function packSource(folder: string, slug: string): Promise<Uint8Array<ArrayBuffer>> {
  // Zips hold local time: the first moment they can hold, made here so that it is of the zone that is read.
  const mtime = new Date(1980, 0, 1);
  const files: Zippable = {};
  for (const file of await sourceFiles(folder)) {
    files[`${slug}/${file}`] = [new Uint8Array(await readFile(path.join(folder, file))), { mtime }];
  }
  return zipSync(files, { level: 9 }) as Uint8Array<ArrayBuffer>;
}

/** Paths of a source's own files with forward slashes, sorted by code unit. Links are left out: they may lead elsewhere. */
async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !leftovers.test(file))
    .sort();
}
