import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Duplex, Readable } from 'node:stream';
import { feed } from '../../storage/uploads/request-body.ts';
import { gitEnvironment } from '../run.ts';

export interface CgiRequest {
  /** The repository, or a workspace on it. */
  directory: string;
  /** Behind the repository's address: `info/refs`, `git-upload-pack` or `git-receive-pack`. */
  action: string;
  request: Request;
  body: Readable;
  remoteUser: string | null;
  /** Bytes a body may have. */
  maxBytes: number;
  /** Called with the descriptor that hooks inherit. */
  withHook?: (channel: Duplex) => void;
  /** Called once when the process has ended, however that came about. */
  whenEnded(): void;
}

/** A body had more bytes than it may. */
export class TooLargeError extends Error {}

const milliseconds = 10 * 60_000;
const mostHeadBytes = 16 * 1024;

/** Lets `git http-backend` answer a request. Rejects when it does not begin to. */
export async function answerByGit(cgi: CgiRequest): Promise<Response> {
  const { request, directory } = cgi;
  const child = spawn('git', ['http-backend'], {
    env: { ...gitEnvironment(directory), ...variables(cgi) },
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
  });
  child.once('error', cgi.whenEnded);
  // Not 'close': it waits for output that a client who went away never reads.
  child.once('exit', cgi.whenEnded);
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  failed.catch(() => {});
  const { stdin, stdout, stderr } = child;
  if (!stdin || !stdout || !stderr) throw new Error('git http-backend has no pipes.');
  stderr.resume();
  stdin.on('error', () => {});
  const channel = child.stdio[3] as Duplex;
  if (cgi.withHook) cgi.withHook(channel);
  else channel.destroy();
  const end = () => {
    child.kill('SIGKILL');
    stdout.destroy();
  };
  request.signal.addEventListener('abort', end, { once: true });

  let bytes = 0;
  cgi.body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > cgi.maxBytes) end();
  });
  feed(cgi.body, stdin);

  const chunks = stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let head = Buffer.alloc(0);
  let split = -1;
  while (split < 0) {
    const { done, value } = await Promise.race([chunks.next(), failed]);
    if (bytes > cgi.maxBytes) throw new TooLargeError('The request is too large.');
    if (done || head.length > mostHeadBytes) throw new Error('git http-backend gave no answer.');
    head = Buffer.concat([head, value]);
    split = head.indexOf('\r\n\r\n');
  }
  const { status, headers } = readHead(head.subarray(0, split).toString('latin1'));
  const first = head.subarray(split + 4);
  return new Response(rest(first, chunks, end), { status, headers });
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
    HTTP_CONTENT_ENCODING: from('content-encoding'),
    GIT_PROTOCOL: from('git-protocol'),
    SERVER_PROTOCOL: 'HTTP/1.1',
    GATEWAY_INTERFACE: 'CGI/1.1',
    ...(remoteUser ? { REMOTE_USER: remoteUser } : {}),
  };
  // CONTENT_LENGTH stays out: told one, git http-backend looks for the rest of a body that has broken off for ever, with a
  // core to itself. Without, the end of the input is the end.
  return values;
}

function readHead(text: string): { status: number; headers: Headers } {
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

/** What follows the head, read only as fast as it is read. A reader who goes away ends the process. */
function rest(
  first: Buffer,
  chunks: AsyncIterator<Buffer>,
  end: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let begun = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        if (!begun && first.length > 0) {
          begun = true;
          controller.enqueue(new Uint8Array(first));
          return;
        }
        begun = true;
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
