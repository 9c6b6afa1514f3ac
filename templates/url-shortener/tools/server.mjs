/*
 * A server for the short links, in one file and without packages: PASSWORD=... node tools/server.mjs
 *
 *   /            the page, for whoever knows the password (the browser asks for it; any user name will do)
 *   /api/links   what the page reads and writes
 *   /<name>      for everyone: a redirect to the address, counted by day
 *
 * PORT is 8080 unless said; BASE is what short links begin with, http://localhost:8080/ unless said; DATA is the file
 * that links are kept in. Put it behind a proxy that speaks HTTPS: the password is sent with every request.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = path.resolve(import.meta.dirname, '..');
const mostBytes = 20_000;
const mostLinks = 50_000;
/** Names that the server needs itself. */
const own = new Set(['api', 'assets', 'index.html', '404.html', 'robots.txt', 'favicon.ico']);
const kinds = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** An answer that is not 200, with what is wrong in words. */
class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** The server, not listening yet. `data` is the file that links are kept in; it is made with the first link. */
export async function createShortener({ password, data, base = '/' }) {
  if (!password) throw new Error('Set PASSWORD: without one everybody could make links.');
  const links = new Map(await load(data));
  let saving = Promise.resolve();

  /** Writes all links, one writing after the other, so that a file is never half written. */
  function save() {
    const write = async () => {
      await writeFile(`${data}.new`, JSON.stringify([...links], null, 1));
      await rename(`${data}.new`, data);
    };
    saving = saving.then(write, write);
    return saving;
  }

  const hash = (text) => createHash('sha256').update(text).digest();
  function mustKnow(request) {
    const [, code = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const given = Buffer.from(code, 'base64').toString('utf8').replace(/^[^:]*:/, '');
    if (!code || !timingSafeEqual(hash(given), hash(password))) throw new Refusal(401, 'The password is needed.');
  }

  /** A page of another host must not make links with the password that the browser remembers. */
  function mustBeOwn(request) {
    const { origin, host } = request.headers;
    if (origin && URL.parse(origin)?.host !== host) throw new Refusal(403, 'This came from another site.');
  }

  async function api(request, name) {
    mustKnow(request);
    if (request.method === 'GET' && name === null)
      return [...links].map(([key, link]) => ({ name: key, ...link }));
    mustBeOwn(request);
    if (request.method === 'DELETE' && name !== null) {
      links.delete(name);
      await save();
      return null;
    }
    if (request.method !== 'PUT' || name === null)
      throw new Refusal(405, 'Only GET, PUT and DELETE are known here.');
    if (!/^[\p{L}\p{N}]([\p{L}\p{N}._-]{0,38}[\p{L}\p{N}])?$/u.test(name))
      throw new Refusal(400, 'This is no name.');
    if (own.has(name)) throw new Refusal(409, 'The server needs this name itself.');
    if (!links.has(name) && links.size >= mostLinks) throw new Refusal(507, 'There is no room for more links.');
    const { address, note, created } = await readJson(request);
    links.set(name, {
      address: readAddress(address),
      note: typeof note === 'string' ? note.slice(0, 200) : '',
      created: /^\d{4}-\d\d-\d\d$/.test(created) ? created : new Date().toISOString().slice(0, 10),
      days: links.get(name)?.days ?? {},
    });
    await save();
    return null;
  }

  async function open(name, response) {
    const link = links.get(name);
    if (!link) return send(response, 404, await readFile(path.join(folder, '404.html')), '.html');
    const today = new Date().toISOString().slice(0, 10);
    link.days[today] = (link.days[today] ?? 0) + 1;
    const headers = { Location: link.address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
    response.writeHead(302, headers).end();
    await save();
  }

  async function page(request, response) {
    mustKnow(request);
    const text = await readFile(path.join(folder, 'index.html'), 'utf8');
    const settings = JSON.stringify({ endpoint: '/api/links', base }).replaceAll('<', '\\u003c');
    const html = text.replace(/(<script type="application\/json" id="settings">)[^<]*/, (_, tag) => tag + settings);
    send(response, 200, html, '.html');
  }

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    const [first, ...rest] = pathname.slice(1).split('/').map(decode);
    if (first === '' && rest.length === 0) return page(request, response);
    if (first === 'assets') return file(pathname, response);
    if (first === 'api' && rest[0] === 'links' && rest.length < 3) {
      const result = await api(request, rest[1]?.toLowerCase() ?? null);
      if (result === null) return response.writeHead(204).end();
      const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
      return response.writeHead(200, headers).end(JSON.stringify(result));
    }
    return open(rest.length === 0 ? first.toLowerCase() : '', response);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      const status = error instanceof Refusal ? error.status : 500;
      if (status === 500) console.error(error);
      if (response.headersSent) return response.end();
      const door = status === 401 ? { 'WWW-Authenticate': 'Basic realm="Short links", charset="UTF-8"' } : {};
      response.writeHead(status, { ...door, 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(status === 500 ? 'Something went wrong.' : error.message);
    });
  });
}

/** Links that were kept; none when there is no file yet. */
async function load(data) {
  try {
    return JSON.parse(await readFile(data, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function decode(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Refusal(400, 'This address can not be read.');
  }
}

/** The same kinds of addresses as the page takes: only http, https and mailto, without a name or a password. */
function readAddress(text) {
  const url = typeof text === 'string' && text.length <= 8000 && !/\s/.test(text) ? URL.parse(text) : null;
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol) || url.username || url.password)
    throw new Refusal(400, 'This address is not taken.');
  return url.href;
}

async function readJson(request) {
  const parts = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Refusal(413, 'This is too long.');
    parts.push(part);
  }
  try {
    return Object(JSON.parse(Buffer.concat(parts).toString('utf8')));
  } catch {
    throw new Refusal(400, 'This is not JSON.');
  }
}

/** A file of assets/ and nothing beside it. */
async function file(pathname, response) {
  const target = path.join(folder, path.normalize(decode(pathname)));
  const isInside = target.startsWith(path.join(folder, 'assets') + path.sep);
  const bytes = isInside && !target.includes('\0') ? await readFile(target).catch(() => null) : null;
  if (bytes === null) throw new Refusal(404, 'There is no such file.');
  send(response, 200, bytes, path.extname(target));
}

function send(response, status, body, extension) {
  const type = kinds[extension] ?? 'application/octet-stream';
  const headers = { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', 'X-Frame-Options': 'DENY' };
  response.writeHead(status, headers).end(body);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { PORT = '8080', PASSWORD, DATA = 'links.json', BASE = `http://localhost:${PORT}/` } = process.env;
  const server = await createShortener({ password: PASSWORD, data: DATA, base: BASE });
  server.listen(Number(PORT), () => console.log(`Short links: ${BASE}`));
}
