import path from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { startGit } from '../process.ts';
import { GitEndedError } from '../run.ts';
import type { Spool } from '../spool.ts';

export interface CgiRequest {
  /** The repository, or a workspace on it. */
  directory: string;
  /** Behind the repository's address: `info/refs`, `git-upload-pack` or `git-receive-pack`. */
  action: string;
  request: Request;
  /** Everything that was sent, unpacked; null for none. */
  body: Spool | null;
  /** Gets what git answers, without the head. */
  answer: Spool;
  /** Bytes of it after which git is ended. */
  maxBytes: number;
  remoteUser: string | null;
  milliseconds: number;
  /** Ends git. */
  signal: AbortSignal;
  /** Called with the descriptor that hooks inherit. */
  withHook(channel: Duplex): void;
}

interface CgiAnswer {
  status: number;
  headers: Headers;
}

export interface Running {
  /** The head of the answer. Rejects when git does not begin one, with a GitEndedError when it was ended before. */
  head: Promise<CgiAnswer>;
  /** Resolves when the process has ended and everything it said is in the spool, however that came about. */
  ended: Promise<void>;
}

const mostHeadBytes = 16 * 1024;

/** Lets `git http-backend` answer a request as fast as it can, whoever reads the answer. Rejects when it can not be started. */
export async function answerByGit(cgi: CgiRequest): Promise<Running> {
  const { directory, milliseconds, signal, body, answer, maxBytes } = cgi;
  const git = await startGit(['http-backend'], {
    directory,
    environment: variables(cgi),
    milliseconds,
    signal,
    hasChannel: true,
  });
  cgi.withHook(git.channel as Duplex);
  // It may end before it has read everything.
  if (body) pipeline(body.read(), git.input).catch(() => {});
  else git.input.end();
  const head = Promise.withResolvers<CgiAnswer>();
  head.promise.catch(() => {});
  const collect = async () => {
    for await (const chunk of splitHead(git.output, head.resolve)) {
      if (answer.size + chunk.length > maxBytes) throw new GitEndedError('git http-backend said too much.');
      await answer.write(chunk);
    }
    if ((await git.ended).wasEnded) throw new GitEndedError('git http-backend was ended.');
  };
  const ended = collect().then(
    () => answer.end(),
    (error) => {
      git.end();
      head.reject(error);
      // Broken off, so that nobody takes a part for the whole.
      answer.end(error);
    },
  );
  return { head: head.promise, ended: Promise.all([ended, git.ended]).then(() => {}) };
}

/** What follows the head, which is given to `tell`. */
async function* splitHead(stdout: Readable, tell: (head: CgiAnswer) => void): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  for await (const chunk of stdout as AsyncIterable<Buffer>) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const split = head.indexOf('\r\n\r\n');
    if (split < 0 && head.length > mostHeadBytes) break;
    if (split < 0) continue;
    tell(readHead(head.subarray(0, split).toString('latin1')));
    const first = head.subarray(split + 4);
    head = null;
    if (first.length > 0) yield first;
  }
  if (head) throw new Error('git http-backend gave no answer.');
}

function variables({ directory, action, request, remoteUser }: CgiRequest): Record<string, string> {
  const from = (name: string) => request.headers.get(name) ?? '';
  const values: Record<string, string> = {
    GIT_PROJECT_ROOT: path.dirname(directory),
    PATH_INFO: `/${path.basename(directory)}/${action}`,
    GIT_HTTP_EXPORT_ALL: '1',
    REQUEST_METHOD: request.method,
    QUERY_STRING: new URL(request.url).search.slice(1),
    CONTENT_TYPE: from('content-type'),
    GIT_PROTOCOL: from('git-protocol'),
    SERVER_PROTOCOL: 'HTTP/1.1',
    GATEWAY_INTERFACE: 'CGI/1.1',
    ...(remoteUser ? { REMOTE_USER: remoteUser } : {}),
  };
  // CONTENT_LENGTH stays out: told one, git http-backend looks for the rest of a body that has broken off for ever, with a
  // core to itself. Without, the end of the input is the end.
  return values;
}

function readHead(text: string): CgiAnswer {
  const headers = new Headers();
  let status = 200;
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':');
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).trim()];
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10) || 500;
    else if (colon > 0) headers.append(name, value);
  }
  return { status, headers };
}
