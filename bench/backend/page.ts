import { writeFile } from 'node:fs/promises';

const introduction = `# Speed

What \`npm run bench -- backend\` finds; \`--write\` rewrites this page. Three servers, each a process of its own, answer the
same requests on the same rows in turn:

- **ours** is the built product as it is started, rate limits counted.
- **bare** is a server of Hono's that does the same work with nothing in between (\`bench/backend/bare-server.ts\`): the same SQL in
  the same kind of transaction, the same password hash, the same look into zips, the same durable write. **Cost** is its rate by ours.
- **peer** is \`@supabase/lite\`, installed for the run, with the product's table of projects and its policies. It checks bcrypt
  where ours checks argon2id, and does not look into uploads. **Lead** is our rate by its.

Rates depend on the machine; the ratios are what is held to a limit. How reads grow is told by the fastest tenth of up to 200
calls at each size, one at a time.

`;

/** Writes what a run found into docs/speed.md. */
export function writePage(found: string): Promise<void> {
  return writeFile(new URL('../../docs/speed.md', import.meta.url), `${introduction}${found}\n`);
}
