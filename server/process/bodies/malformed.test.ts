import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head } from '../../testing/raw-connection.ts';
import { doors, startTarget, type Target, typeFor } from './target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.end());

const arrays = '['.repeat(100_000) + ']'.repeat(100_000);
const objects = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
const fieldsOf = (value: string) =>
  `{${['email', 'password', 'data', 'title', 'input', 'query', 'paths', 'slug', 'model', 'messages']
    .map((name) => `"${name}":${value}`)
    .join(',')}}`;
const bodies: Record<string, string | Buffer> = {
  'no JSON': '{"email":',
  'another type of JSON': '17',
  null: 'null',
  nothing: '',
  'a byte order mark': '\ufeff{}',
  'invalid UTF-8': Buffer.concat([
    Buffer.from('{"email":"'),
    Buffer.from([0xff, 0xc0, 0x80]),
    Buffer.from('"}'),
  ]),
  'NUL bytes': Buffer.alloc(1000),
  'escaped NUL': fieldsOf('"a\\u0000b"'),
  'half a surrogate pair': fieldsOf('"\\ud800"'),
  'arrays 100,000 deep': arrays,
  'objects 100,000 deep': objects,
  // Short enough for the readers that take little.
  'arrays 4,000 deep in every field': fieldsOf('['.repeat(2_500) + ']'.repeat(2_500)),
  'huge numbers': fieldsOf(`[1e999,-1e400,${'9'.repeat(400)}]`),
  'huge numbers in fields': fieldsOf('1e999'),
  'the same key twice, and keys of the prototype':
    '{"email":"a@example.org","email":[],"__proto__":{"role":"service_role"},"constructor":{"prototype":1}}',
};
const further = {
  signup: 'POST /auth/v1/signup',
  user: 'PUT /auth/v1/user',
  report: 'POST /functions/v1/reports',
  testimonial: 'POST /functions/v1/testimonials',
  suggestion: 'POST /functions/v1/suggestions',
  refund: 'POST /functions/v1/orders/refund',
  acs: 'POST /auth/v1/sso/saml/acs',
  metadata: 'POST /storage/v1/bucket',
};

it.each(Object.entries({ ...doors, ...further }))(
  '%s refuses every malformed body in words',
  async (name, door) => {
    for (const [what, body] of Object.entries(bodies)) {
      const bytes = Buffer.from(body as string);
      const statuses = await target.send(
        door,
        { 'Content-Type': typeFor(name), 'Content-Length': bytes.length },
        bytes,
      );
      expect(statuses, what).toHaveLength(1);
      expect(statuses[0], what).toBeGreaterThanOrEqual(200);
      expect(statuses[0], what).toBeLessThan(500);
    }
    await target.expectHealthy();
  },
);

const files = {
  upload: (name: string) => `POST /storage/v1/object/project-files/${target.userId}/${name}.zip`,
  form: (name: string) => `POST /storage/v1/object/project-files/${target.userId}/${name}.zip`,
  resumable: () => 'POST /storage/v1/upload/resumable',
  clone: () => 'POST /git/bodies/none.git/git-upload-pack',
};
const named = Object.entries({ ...doors, ...further }).map(([name, door]) => [name, () => door] as const);

it.each([...named, ...Object.entries(files)])(
  '%s takes a request that announces no body for an empty one',
  async (name, door) => {
    const type = { 'Content-Type': typeFor(name) };
    const announced = await target.send(door('announced'), { ...type, 'Content-Length': 0 }, '');
    expect(announced).toHaveLength(1);
    expect(await target.send(door('silent'), type, '')).toEqual(announced);
    await target.expectHealthy();
  },
);

it.each([
  ['no boundary', 'multipart/form-data', '--edge\r\n\r\n'],
  ['an empty boundary', 'multipart/form-data; boundary=', '--\r\n'],
  ['another boundary', 'multipart/form-data; boundary=edge', '--other\r\n\r\nx\r\n--other--\r\n'],
  ['a boundary of 10,000 letters', `multipart/form-data; boundary=${'b'.repeat(10_000)}`, '--b'],
  [
    'no end',
    'multipart/form-data; boundary=edge',
    '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  ],
  ['no head', 'multipart/form-data; boundary=edge', '--edge\r\nx\r\n--edge--\r\n'],
  [
    'a head of 100 kB',
    'multipart/form-data; boundary=edge',
    `--edge\r\nA: ${'b'.repeat(100_000)}\r\n\r\nx\r\n--edge--`,
  ],
  [
    '10,000 fields',
    'multipart/form-data; boundary=edge',
    '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(10_000),
  ],
])('a form with %s is refused, by storage and by pages', async (_name, type, body) => {
  for (const door of [`POST /storage/v1/object/project-files/${target.userId}/form.zip`, doors.page]) {
    const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
    const [status, ...more] = await target.send(door, headers, body);
    expect(more).toEqual([]);
    expect(status, door).toBeGreaterThanOrEqual(400);
    expect(status, door).toBeLessThan(500);
  }
  await target.expectHealthy();
});

describe('two readings of where a request ends', () => {
  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  it.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 60'], 'abcde'],
    ['a list of lengths', ['Content-Length: 5, 60'], 'abcde'],
    ['a signed length', ['Content-Length: +5'], 'abcde'],
    ['a negative length', ['Content-Length: -1'], ''],
    ['a length beyond all numbers', ['Content-Length: 99999999999999999999999'], 'abcde'],
    ['a length in hexadecimal', ['Content-Length: 0x5'], 'abcde'],
    ['an unknown coding', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity'], '0\r\n\r\n'],
    ['chunks twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'],
    ['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a folded header', ['X-One: a', ' Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['a bare line feed', ['X-One: a\nTransfer-Encoding: chunked'], '0\r\n\r\n'],
    ['a bare carriage return', ['X-One: a\rTransfer-Encoding: chunked'], '0\r\n\r\n'],
    ['a NUL in a header', ['X-One: a\0b'], ''],
    ['a chunk whose size is none', ['Transfer-Encoding: chunked'], 'xyz\r\nabc\r\n0\r\n\r\n'],
    ['a chunk beyond all numbers', ['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\na\r\n0\r\n\r\n'],
    ['a chunk with a bare line feed', ['Transfer-Encoding: chunked'], '1;\na\r\n0\r\n\r\n'],
    ['no host', ['Host-Name: localhost'], ''],
  ])('%s: refused, and what follows is no request', async (name, headers, body) => {
    const connection = await target.open();
    const host = name === 'no host' ? [] : ['Host: localhost'];
    const lines = ['POST /auth/v1/token?grant_type=password HTTP/1.1', ...host, ...headers];
    await connection.write(`${lines.join('\r\n')}\r\n\r\n${body}${smuggled}`);
    const answer = await connection.closed;
    expect(connection.statuses()).toEqual([400]);
    expect(answer).not.toContain('"status":"ok"');
    await target.expectHealthy();
  });
});

it.each([
  ['headers of 20 kB', head('GET /', { 'X-Long': 'a'.repeat(20_000) }), 431],
  ['an address of 20 kB', head(`GET /${'a'.repeat(20_000)}`), 431],
  ['5,000 headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${'A: b\r\n'.repeat(5_000)}\r\n`, 431],
  ['no method that there is', head('BREW /'), 400],
  ['TLS', Buffer.from('16030100a5010000a1030300', 'hex'), 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['an address with a space', 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['a foreign whole address', head('GET http://[::bad/'), 400],
])('a head with %s is refused', async (_name, bytes, status) => {
  const connection = await target.open();
  await connection.write(bytes);
  connection.socket.end();
  await connection.closed;
  expect(connection.statuses()).toEqual([status]);
  await target.expectHealthy();
});

it('an address that is no percent encoding, or none of text, is answered by every part', async () => {
  const broken = [
    '%',
    '%zz',
    '%ff',
    '%c0%ae%c0%ae',
    '%00',
    '%ud800',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '..%5c..',
  ];
  const places = [
    '/',
    '/template/',
    '/project/',
    '/premium/',
    '/blog/',
    '/demo/',
    '/preview/',
    '/films/',
    '/downloads/',
    '/git/',
    '/assets/',
    '/_mailbox/',
    '/rest/v1/',
    '/rest/v1/projects?id=eq.',
    '/rest/v1/rpc/',
    '/auth/v1/',
    '/auth/v1/verify?token=',
    '/auth/v1/authorize?provider=',
    '/storage/v1/object/public/',
    '/storage/v1/object/public/project-files/',
    '/storage/v1/render/image/public/project-files/',
    '/functions/v1/',
    '/functions/v1/git/',
    '/realtime/v1/',
  ];
  for (const place of places) {
    for (const text of broken) {
      for (const method of ['GET', 'POST', 'TRACE']) {
        const [status, ...more] = await target.send(`${method} ${place}${text}`, { 'Content-Length': 0 }, '');
        expect(more).toEqual([]);
        expect(status, `${method} ${place}${text}`).toBeLessThan(500);
      }
    }
  }
  await target.expectHealthy();
});
