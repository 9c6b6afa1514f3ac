import { member, ownerId } from './fill.ts';
import type { LoadRequest } from './load.ts';
import type { Side } from './side.ts';

/** A call that is measured by sending it over and over. */
export interface Call {
  topic: 'list' | 'single' | 'insert' | 'sign-in';
  name: string;
  connections: number;
  request(side: Side): LoadRequest;
  /** What of an answer has to be the same on every side. Throws when the answer is not what was asked for. */
  essence(body: unknown): unknown;
}

const projects = '/rest/v1/projects?select=*';
const oneObject = 'application/vnd.pgrst.object+json';

export const calls: Call[] = [
  list(20),
  list(200),
  {
    topic: 'single',
    name: 'one row by its slug',
    connections: 16,
    request: (side) => ({
      url: `${side.url}${projects}&slug=eq.project-7&status=eq.published`,
      headers: { ...side.visitor, accept: oneObject },
    }),
    essence: row,
  },
  {
    topic: 'insert',
    name: 'insert, row returned',
    connections: 16,
    request: (side) => ({
      url: `${side.url}${projects}`,
      method: 'POST',
      headers: {
        ...side.member,
        accept: oneObject,
        prefer: 'return=representation',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        title: 'Measured [<id>]',
        tags: ['html', 'portfolio'],
        zip_file_url: `http://localhost:3000/storage/v1/object/public/project-files/${side.memberId}/1.zip`,
        status: 'published',
        slug: '',
        user_id: side.memberId,
      }),
    }),
    essence(body) {
      const { status, tags, slug, downloads_count } = row(body);
      if (!String(slug).startsWith('measured-')) throw new Error(`The slug is ${slug}.`);
      return { status, tags, downloads_count };
    },
  },
  {
    topic: 'sign-in',
    name: 'password sign-in',
    connections: 4,
    request: signIn,
    essence(body) {
      const { access_token } = body as { access_token: string };
      const claims = JSON.parse(Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString());
      return { role: claims.role };
    },
  },
];

/** The newest 20, which others are measured beside as well. */
export function listRequest(side: Side, rows = 20): LoadRequest {
  return {
    url: `${side.url}${projects}&status=eq.published&order=created_at.desc,id.desc&limit=${rows}`,
    headers: side.visitor,
  };
}

export function signIn(side: Side): LoadRequest {
  return {
    url: `${side.url}/auth/v1/token?grant_type=password`,
    method: 'POST',
    headers: { apikey: side.visitor.apikey ?? '', 'content-type': 'application/json' },
    body: JSON.stringify(member),
  };
}

/** Asks every side once. Throws when one fails, or when they do not answer the same. */
export async function checkSame(call: Call, sides: Side[]): Promise<Map<Side, string>> {
  const faults = new Map<Side, string>();
  let expected: string | null = null;
  for (const side of sides) {
    try {
      const { url, ...init } = call.request(side);
      const response = await fetch(url, { ...init, body: init.body?.replace('[<id>]', 'once') ?? null });
      const text = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 200)}`);
      const answer = JSON.stringify(call.essence(JSON.parse(text)));
      expected ??= answer;
      if (answer !== expected) throw new Error(`another answer: ${answer.slice(0, 200)}`);
    } catch (error) {
      // A call that the peer can not do is a line of the table; one of ours or the bare server's is a fault of the benchmark.
      if (side.name !== 'peer') throw error;
      faults.set(side, error instanceof Error ? error.message : String(error));
    }
  }
  return faults;
}

function list(rows: number): Call {
  return {
    topic: 'list',
    name: `list of ${rows} rows`,
    connections: 16,
    request: (side) => listRequest(side, rows),
    essence(body) {
      if (!Array.isArray(body) || body.length !== rows) throw new Error(`Not ${rows} rows.`);
      return body.map(row);
    },
  };
}

/** A project with its times in one form: PostgREST writes `T` and the minutes of the zone, the peer neither. */
function row(given: unknown): Record<string, unknown> {
  const project = given as Record<string, string>;
  if (project.user_id !== ownerId && project.status !== 'published') throw new Error('Not a project.');
  const iso = (time: string | undefined) => time && new Date(time.replace(/\+00$/, 'Z')).toISOString();
  return { ...project, created_at: iso(project.created_at), updated_at: iso(project.updated_at) };
}
