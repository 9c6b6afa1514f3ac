import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { World } from '../world.ts';

type Answer = (request: Request) => Response | Promise<Response>;
export type Texts = Record<string, string>;

/** A machine of its own, with a site that a test answers for. */
export interface TestWorld extends World {
  /** Holds the folder in which the program is started, and the home. */
  root: string;
  /** What was told. */
  told: string[];
  /** Requests that were made, such as `POST /mcp`. */
  asked: string[];
  /** Answers for requests, by method and path. */
  answers: Map<string, Answer>;
  /** Offers a template in a version, in place of the one before. */
  offer(id: string, version: string, files: Texts): void;
  /** Files below the folder in which the program is started, as texts. */
  files(folder?: string): Promise<Texts>;
  /** Everything below the root. */
  everything(): Promise<Texts>;
}

/** Makes a machine in a new folder, which the test removes by `remove`. */
export async function makeWorld(): Promise<TestWorld & { remove(): Promise<void> }> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'plinth-cli-'));
  const told: string[] = [];
  const asked: string[] = [];
  const answers = new Map<string, Answer>();
  const titles = new Map<string, string>();
  answers.set('POST /mcp', async (request) => {
    const { params } = (await request.json()) as { params: { arguments: { template: string } } };
    const title = titles.get(params.arguments.template);
    const result = title
      ? { content: [{ type: 'text', text: '' }], structuredContent: { title } }
      : { content: [{ type: 'text', text: 'There is none. (not_there)' }], isError: true };
    return Response.json({ jsonrpc: '2.0', id: 1, result });
  });
  return {
    root,
    told,
    asked,
    answers,
    site: 'http://site.test',
    version: '1.0.0-test',
    cwd: path.join(root, 'work'),
    home: path.join(root, 'home'),
    platform: process.platform,
    environment: {},
    hostName: 'testing-machine',
    isTerminal: false,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      asked.push(`${request.method} ${pathname}`);
      const answer = answers.get(`${request.method} ${decodeURIComponent(pathname)}`);
      return answer ? answer(request) : new Response(null, { status: 404 });
    },
    pause: async () => {},
    now: Date.now,
    tell: (line) => void told.push(line),
    progress: () => {},
    offer(id, version, files) {
      const title = `The ${id}`;
      titles.set(id, title);
      const all: Texts = { 'template.json': JSON.stringify({ id, title, version }), ...files };
      const zip = zipSync(
        Object.fromEntries(Object.entries(all).map(([name, text]) => [`${id}/${name}`, strToU8(text)])),
      );
      answers.set(`GET /downloads/${title}.zip`, () => answerWith(zip));
    },
    files: (folder = '.') => readTexts(path.join(root, 'work', folder)),
    everything: () => readTexts(root),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** A zip as the site sends it, with its sum. */
export function answerWith(zip: Uint8Array): Response {
  const sum = createHash('sha256').update(zip).digest('base64');
  return new Response(zip as BodyInit, { headers: { 'Repr-Digest': `sha-256=:${sum}:` } });
}

async function readTexts(folder: string): Promise<Texts> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const texts: Texts = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    texts[path.relative(folder, file).split(path.sep).join('/')] = await readFile(file, 'utf8');
  }
  return texts;
}
