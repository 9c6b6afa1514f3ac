import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import type { Config } from '../../../config.ts';
import { owner } from '../../../database/database.ts';
import { type GitServer, startGitServer } from '../../../git/testing/git-server.ts';
import type { SiteAnswer } from '../../../sites/directory.ts';
import { openSites, type Sites } from '../../../sites/sites.ts';
import type { TestUser } from '../../../testing/server.ts';
import { makeZip } from '../../../testing/zip.ts';
import { openFunctionContext } from '../../kit/context.ts';
import { openSiteFunctions } from '../sites.ts';

interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of many shapes.
  body: any;
}

export interface SiteServer extends GitServer {
  sites: Sites;
  /** Calls the function of sites as the site does; bytes are sent as a zip. */
  ask(method: string, path: string, as: TestUser | null, body?: unknown): Promise<Answer>;
  /** Publishes files as a zip, to a new site or again. */
  publish(as: TestUser, to: string, files: Record<string, string>): Promise<Answer>;
  /** What visitors find at a name: the text of one of its files, or what there is in place of a deployment. */
  visit(name: string, file?: string): Promise<string>;
  rows<Row>(query: string, ...values: unknown[]): Promise<Row[]>;
  /** Keys in the file store. */
  keys(): Promise<string[]>;
}

/** Sites on a database and a file store of their own, with repositories beside them. */
export async function startSiteServer(overrides: Partial<Config> = {}): Promise<SiteServer> {
  const git = await startGitServer(overrides);
  const { services } = git.server;
  const context = await openFunctionContext(services.config, services, fetch);
  const sites = await openSites(services, git.git.repositories);
  const functions = openSiteFunctions(context, sites);
  const app = new Hono().route('/functions/v1/sites', functions.routes);
  const ask: SiteServer['ask'] = async (method, path, as, body) => {
    const isZip = body instanceof Uint8Array;
    const response = await app.fetch(
      new Request(`http://localhost/functions/v1/sites${path}`, {
        method,
        headers: {
          apikey: services.keys.publishable,
          ...(as ? { Authorization: `Bearer ${as.accessToken}` } : {}),
          ...(isZip ? { 'Content-Type': 'application/zip' } : {}),
        },
        body: body === undefined ? null : isZip ? (body as BodyInit) : JSON.stringify(body),
      }),
      { visitor: '203.0.113.1' },
    );
    const answer = await response.text();
    return { status: response.status, body: answer && JSON.parse(answer) };
  };
  const found = async (answer: SiteAnswer, file: string) => {
    if (answer.kind !== 'deployment') return answer.kind === 'moved' ? `moved to ${answer.to}` : answer.kind;
    const entry = answer.manifest.files[file];
    return entry ? text(await sites.blobs.open(entry.hash)) : 'no such file';
  };
  return {
    ...git,
    sites,
    ask,
    publish: (as, to, files) => {
      const zip = makeZip(Object.entries(files).map(([name, content]) => ({ name, content })));
      const path = to.includes('/') ? to : `?name=${to}`;
      return ask('POST', path, as, zip);
    },
    visit: async (name, file = 'index.html') => found(await sites.addresses.find(`${name}.localhost`), file),
    rows: async <Row>(query: string, ...values: unknown[]) =>
      (await services.database.run<Row>(owner, { text: query, values })).rows,
    async keys() {
      const keys: string[] = [];
      for await (const { key } of services.files.list()) keys.push(key);
      return keys;
    },
    async close() {
      await functions.worker?.stop();
      await git.close();
    },
  };
}
