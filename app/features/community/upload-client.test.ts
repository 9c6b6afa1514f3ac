import { describe, expect, it } from 'vitest';
import { createUploadFetch, type SentBytes } from './upload-client.ts';

/** A request that does nothing by itself: the test plays the network. */
class PlayedRequest {
  static last: PlayedRequest;
  upload: { onprogress?: (event: SentBytes & { loaded: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  opened: unknown[] = [];
  headers: Record<string, string> = {};
  body: unknown;
  aborted = false;
  constructor() {
    PlayedRequest.last = this;
  }
  open(...details: unknown[]) {
    this.opened = details;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-note: a: b\r\n';
  }
  progress(loaded: number, total: number) {
    this.upload.onprogress?.({ loaded, total, sent: loaded });
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onload?.();
    this.onloadend?.();
  }
}

function begin() {
  const controller = new AbortController();
  const seen: SentBytes[] = [];
  const send = createUploadFetch({
    signal: controller.signal,
    onProgress: (bytes) => seen.push(bytes),
    Request: PlayedRequest as unknown as typeof XMLHttpRequest,
  });
  const response = send('https://plinth.example/storage', {
    method: 'POST',
    headers: { apikey: 'key' },
    body: 'bytes',
  });
  return { controller, seen, response, request: PlayedRequest.last };
}

describe('createUploadFetch', () => {
  it('sends what it is given and answers like fetch', async () => {
    const { response, request } = begin();
    request.answer(201, '{"Key":"a"}');
    const answer = await response;
    expect(request.opened).toEqual(['POST', 'https://plinth.example/storage']);
    expect(request.headers).toEqual({ apikey: 'key' });
    expect(request.body).toBe('bytes');
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-note')).toBe('a: b');
    expect(await answer.json()).toEqual({ Key: 'a' });
  });
  it('reports real bytes', async () => {
    const { response, request, seen } = begin();
    request.progress(10, 40);
    request.progress(40, 40);
    request.answer(200, '{}');
    await response;
    expect(seen).toEqual([
      { sent: 10, total: 40 },
      { sent: 40, total: 40 },
    ]);
  });
  it('hands refusals over as answers', async () => {
    const { response, request } = begin();
    request.answer(413, '{"message":"too large"}');
    expect((await response).ok).toBe(false);
  });
  it('can hold an answer without a body', async () => {
    const { response, request } = begin();
    request.answer(204, '');
    expect((await response).status).toBe(204);
  });
  it('fails when the connection is lost', async () => {
    const { response, request } = begin();
    request.onerror?.();
    await expect(response).rejects.toThrow('The connection was lost. Please try again.');
  });
  it('breaks off while the body is on its way', async () => {
    const { response, request, controller } = begin();
    request.progress(10, 40);
    controller.abort();
    await expect(response).rejects.toHaveProperty('name', 'AbortError');
    expect(request.aborted).toBe(true);
  });
  it('awaits the answer once the whole body is sent, so that the file can be removed', async () => {
    const { response, request, controller } = begin();
    request.upload.onload?.();
    controller.abort();
    expect(request.aborted).toBe(false);
    request.answer(200, '{}');
    expect((await response).ok).toBe(true);
  });
  it('does not begin after an abort', async () => {
    const { controller, response, request } = begin();
    request.answer(200, '{}');
    await response;
    controller.abort();
    const send = createUploadFetch({
      signal: controller.signal,
      onProgress: () => {},
      Request: PlayedRequest as unknown as typeof XMLHttpRequest,
    });
    await expect(send('https://plinth.example/')).rejects.toHaveProperty('name', 'AbortError');
    expect(PlayedRequest.last).toBe(request);
  });
});
