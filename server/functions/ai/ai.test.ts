import { Hono } from 'hono';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AiEvent, MAX_FILES, NO_FILES } from '../../../app/features/ai-builder/schema.ts';
import { readEvents } from '../../../app/lib/read-events.ts';
import { readConfig } from '../../config.ts';
import { AI_TEST_KEY, type FakeAiService, startAiService } from '../../testing/ai-service.ts';
import { openFunctionContext } from '../kit/context.ts';
import { openAi } from './ai.ts';
import { openLimits } from './limits.ts';

let service: FakeAiService;
const log: string[] = [];
const patience = { attempts: 3, backoff: 20, longestWait: 60, silence: 2000, whole: 20_000 };

beforeAll(async () => {
  service = await startAiService();
});
afterAll(() => service.close());
afterEach(() => {
  service.calls.length = 0;
  log.length = 0;
});

/** A site that stores nothing. */
const remote = { SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_PUBLISHABLE_KEY: 'public' };

function open(environment: Record<string, string> = {}) {
  const config = readConfig({
    ...remote,
    AI_BASE_URL: service.url,
    AI_API_KEY: AI_TEST_KEY,
    RATE_LIMIT_FACTOR: '0',
    ...environment,
  });
  const write = (line: string, fields?: unknown) => void log.push(`${line} ${JSON.stringify(fields ?? {})}`);
  const opened = openFunctionContext(config, null, fetch).then((context) => {
    const logged = { ...context, log: { error: write, info: write, debug: write } };
    return new Hono().route('/ai', openAi(logged, patience).routes);
  });
  return async (
    body: unknown,
    { visitor = '203.0.113.1', apikey = 'public', signal = null as AbortSignal | null } = {},
  ) =>
    (await opened).fetch(
      new Request('http://localhost/ai', {
        method: 'POST',
        headers: { apikey },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        signal,
      }),
      { visitor },
    );
}

const model = 'z-ai/glm-4.5-air:free';
const wish = { mode: 'all', model, prompt: 'A bakery in Ghent, secretly called Zeppelin' };

async function eventsOf(response: Response): Promise<AiEvent[]> {
  const events: AiEvent[] = [];
  for await (const data of readEvents(response.body as ReadableStream<Uint8Array>))
    events.push(JSON.parse(data));
  return events;
}
const textOf = (events: AiEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

describe('a reply', () => {
  it('is passed on piece by piece, before it has ended', async () => {
    let goOn = () => {};
    const until = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    service.answer({
      reply: '```html\n<p>Köstlich 🥐</p>\n```',
      size: 3,
      pause: { after: 'Köstlich', until },
    });
    const response = await open()(wish);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const events: AiEvent[] = [];
    for await (const data of readEvents(response.body as ReadableStream<Uint8Array>)) {
      events.push(JSON.parse(data));
      // The service says the rest only when this has arrived.
      if (textOf(events).includes('Köst')) goOn();
    }
    expect(textOf(events)).toBe('```html\n<p>Köstlich 🥐</p>\n```');
    expect(events.at(-1)).toEqual({ type: 'done', reason: 'stop' });
  });

  it('may be thought about for longer than a silence may last', async () => {
    service.answer({ reply: 'well', manner: 'thinking', delay: 250 });
    const events = await eventsOf(await open()(wish));
    expect([textOf(events), events.at(-1)?.type]).toEqual(['well', 'done']);
  });

  it('may come whole, and may be cut short by the model', async () => {
    service.answer({ reply: 'all at once', manner: 'whole' });
    expect(textOf(await eventsOf(await open()(wish)))).toBe('all at once');
    service.answer({ reply: 'too long', manner: 'length' });
    expect((await eventsOf(await open()(wish))).at(-1)).toEqual({ type: 'done', reason: 'length' });
  });
});

describe('the request', () => {
  it('carries model, messages, key, referer and title', async () => {
    service.answer({ reply: 'ok' });
    await eventsOf(await open({ SITE_URL: 'https://plinth.example' })(wish));
    const { headers, body } = service.calls[0] ?? {};
    expect(headers).toMatchObject({
      authorization: `Bearer ${AI_TEST_KEY}`,
      'http-referer': 'https://plinth.example',
      'x-title': 'Plinth',
    });
    expect(body).toMatchObject({
      model,
      stream: true,
      messages: [
        { role: 'system', content: expect.stringContaining('three fenced code blocks') },
        { role: 'user', content: wish.prompt },
      ],
    });
  });

  it('asks for one file, or for changes, with the files at hand', async () => {
    service.answer({ reply: 'ok' });
    const files = { ...NO_FILES, 'styles.css': 'a::after { content: "```" }\n' };
    await eventsOf(await open()({ ...wish, mode: 'file', file: 'styles.css', files }));
    await eventsOf(await open()({ ...wish, mode: 'edit', files }));
    const [file, edit] = service.calls.map(({ body }) => JSON.stringify(body.messages));
    expect(file).toContain('exactly one fenced code block, ```css');
    expect(edit).toContain('<<<<<<< SEARCH');
    for (const text of [file, edit]) expect(text).toContain('````css');
  });

  it('names the files of a website that are not sent', async () => {
    service.answer({ reply: 'ok' });
    const files = { 'about.html': '<p>', 'assets/app.css': 'a{}' };
    const others = [{ path: 'img/bread\n# .png', bytes: 1200 }];
    await eventsOf(await open()({ ...wish, mode: 'edit', files, others }));
    await eventsOf(await open()({ ...wish, mode: 'file', file: 'assets/app.css', files, others }));
    const [edit, file] = service.calls.map(({ body }) => JSON.stringify(body.messages));
    expect(edit).toContain('about.html\\n```html\\n<p>');
    expect(edit).toContain('- img/bread # .png (1200 bytes)');
    expect(file).toContain('the whole new assets/app.css');
  });

  it('goes on with a reply that broke off', async () => {
    service.answer({ reply: 'ok' });
    await eventsOf(await open()({ ...wish, mode: 'continue', reply: '```html\n<h1>Bak' }));
    const messages = service.calls[0]?.body.messages as { role: string; content: string }[];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[2]?.content).toBe('```html\n<h1>Bak');
    const long = await open()({ ...wish, mode: 'continue', reply: 'x'.repeat(MAX_FILES + 1) });
    expect(long.status).toBe(413);
  });

  it('is refused with the reason that the service names, where the visitor can do something about it', async () => {
    for (const [name, code] of [
      ['context_length_exceeded', 'service_too_much'],
      ['content_filter', 'service_filtered'],
    ] as const) {
      service.answer({ status: 400, error: { code: name } });
      const events = await eventsOf(await open()(wish));
      expect(events.at(-1)).toMatchObject({ type: 'error', code });
      expect(JSON.stringify(events)).not.toContain('secret detail');
    }
  });

  it.each([
    [401, 1],
    [402, 1],
    [404, 1],
    [429, 3],
    [500, 3],
  ])('answered with %i is made %i times, and the visitor is told the number', async (status, times) => {
    service.answer({ status });
    const events = await eventsOf(await open()(wish));
    expect(events.at(-1)).toMatchObject({
      type: 'error',
      status,
      message: expect.stringContaining(`The AI service returned an error with the status code ${status}.`),
    });
    expect(service.calls).toHaveLength(times);
    expect(JSON.stringify(events)).not.toContain('secret detail');
  });

  it('is made again until it works, and waits as long as it is told to', async () => {
    service.answer({ status: 429, retryAfter: 1 }, { status: 502 }, { reply: 'at last' });
    const events = await eventsOf(await open()(wish));
    expect(events.filter(({ type }) => type === 'retry')).toMatchObject([
      { reason: 'busy' },
      { reason: 'unreachable' },
    ]);
    expect(textOf(events)).toBe('at last');
  });

  it.each([
    ['garbage', 'service_garbage'],
    ['empty', 'service_empty'],
    ['cut', 'service_cut_off'],
    ['silent', 'service_timeout'],
    ['error-inside', 'service_status'],
  ] as const)('answered with %s ends with %s', async (manner, code) => {
    service.answer({ reply: 'half of this is sent', manner });
    expect((await eventsOf(await open()(wish))).at(-1)).toMatchObject({ type: 'error', code });
  });

  it('says so when nothing answers', async () => {
    const call = open({ AI_BASE_URL: 'http://127.0.0.1:9/v1' });
    const events = await eventsOf(await call(wish));
    expect(events[0]).toMatchObject({ type: 'retry', reason: 'unreachable' });
    expect(events.at(-1)).toMatchObject({ code: 'service_unreachable' });
  });

  it('stops at the service when the visitor stops', async () => {
    service.answer({ reply: 'x'.repeat(5000), delay: 10 });
    const before = service.aborted();
    const response = await open()(wish);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    for (let times = 0; times < 4; times++) await reader.read();
    await reader.cancel();
    await expect.poll(() => service.aborted()).toBe(before + 1);
    expect(log.join('\n')).toContain('"outcome":"stopped"');
  });
});

describe('refused is', () => {
  it.each([
    ['no text', { ...wish, prompt: '  ' }, 400, 'validation_failed'],
    ['no object', '[1', 400, 'validation_failed'],
    ['another model', { ...wish, model: 'other' }, 400, 'unknown_model'],
    ['a long text', { ...wish, prompt: 'x'.repeat(4001) }, 413, 'prompt_too_long'],
    [
      'long files',
      { ...wish, mode: 'edit', files: { ...NO_FILES, 'script.js': 'x'.repeat(120_001) } },
      413,
      'prompt_too_long',
    ],
    ['a very long body', 'x'.repeat(700_000), 413, 'prompt_too_long'],
    [
      'too many other files',
      {
        ...wish,
        mode: 'edit',
        files: {},
        others: Array.from({ length: 401 }, (_, at) => ({ path: `${at}`, bytes: 1 })),
      },
      413,
      'prompt_too_long',
    ],
  ])('%s', async (_what, body, status, code) => {
    const response = await open()(body);
    expect([response.status, (await response.json()).code]).toEqual([status, code]);
    expect(service.calls).toHaveLength(0);
  });

  it('everything where no service is connected', async () => {
    const response = await open({ AI_BASE_URL: '', AI_API_KEY: '' })(wish);
    expect([response.status, (await response.json()).code]).toEqual([503, 'ai_not_connected']);
  });

  it('who carries no key of the site', async () => {
    expect((await open()(wish, { apikey: 'wrong' })).status).toBe(401);
  });

  it('an eleventh page in a minute, of that visitor alone', async () => {
    service.answer({ reply: 'ok' });
    const call = open({ RATE_LIMIT_FACTOR: '1' });
    for (let times = 0; times < 10; times++) await eventsOf(await call(wish));
    const response = await call(wish);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await response.json()).message).toMatch(
      /^Too many pages in a short time\. Please try again in \d+ seconds\.$/,
    );
    expect((await call(wish, { visitor: '198.51.100.7' })).status).toBe(200);
  });

  it('a sixty-first page in an hour, and of all visitors together what is more than a day’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T12:00:00Z') });
    try {
      const config = readConfig({ ...remote, RATE_LIMIT_FACTOR: '1' });
      const enter = openLimits(await openFunctionContext(config, null, fetch));
      const ask = async (visitor: string) => (await enter({ env: { visitor } } as never))();
      const minutes = async (count: number, visitor: string) => {
        for (let minute = 0; minute < count; minute++) {
          for (let times = 0; times < 10; times++) await ask(visitor);
          vi.advanceTimersByTime(61_000);
        }
      };
      await minutes(6, '203.0.113.1');
      await expect(ask('203.0.113.1')).rejects.toMatchObject({ status: 429 });
      for (let visitor = 0; visitor < 49; visitor++) await minutes(6, `198.51.${visitor}.1`);
      await expect(ask('192.0.2.99')).rejects.toMatchObject({ status: 429 });
    } finally {
      vi.useRealTimers();
    }
  });

  it('a fourth page at a time', async () => {
    service.answer({ reply: 'x'.repeat(500), delay: 10 });
    const call = open({ RATE_LIMIT_FACTOR: '1' });
    const running = [await call(wish), await call(wish), await call(wish)];
    expect((await (await call(wish)).json()).code).toBe('too_many_at_once');
    for (const response of running) await response.body?.cancel();
    expect((await call(wish)).status).toBe(200);
  });
});

it('neither key nor words are logged', async () => {
  service.answer({ reply: 'a page for Zeppelin' }, { status: 401 });
  await eventsOf(await open()(wish));
  await eventsOf(await open()(wish));
  expect(log).toHaveLength(2);
  expect(log.join('\n')).not.toMatch(/Zeppelin|sk-test|bakery/);
});
