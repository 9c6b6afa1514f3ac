import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from '../../git/refusal.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { siteAddress } from '../../sites/address.ts';
import type { Sites } from '../../sites/sites.ts';
import { readFields } from '../kit/body.ts';
import { type FunctionContext, isOpen, type OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { requireMember } from '../kit/member.ts';
import { closedFunction, functionRoutes, type SiteFunction } from '../kit/routes.ts';
import { copyToRepository } from './copy.ts';
import { openSite, projectSource, siteSource } from './sources.ts';
import { zipFiles } from './zip-files.ts';

/** Requests of one network address. */
const perAddress: RateLimit = { max: 600, windowSeconds: 300 };
/** Whole sites of one network address: each may have 50 MB. */
const zipsPerAddress: RateLimit = { max: 60, windowSeconds: 300 };
const perAccount: RateLimit = { max: 30, windowSeconds: 3600 };

const name = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const wanted = z.union([z.object({ project: z.uuid() }), z.object({ site: name })]);

/**
 * Copies of what others have published, mounted at /functions/v1/remix:
 *
 *     POST /                        { project } or { site }: a new repository of the member with its files
 *     GET  /sites/{name}            what may be copied of a site: { name, address, files: [{ path, size }] }
 *     GET  /sites/{name}/files.zip  all of them, for the builder
 *
 * Projects have to be published; sites have to be live, and their owners to allow it. `sites` is null with a remote Supabase.
 */
export function openRemix(context: FunctionContext, sites: Sites | null): SiteFunction {
  const git = sites?.git;
  if (!isOpen(context) || !sites || !git) return closedFunction(context, 'remixUnavailable');
  const routes = functionRoutes(
    context,
    (routes) => {
      routes.use('*', async (c, next) => {
        await limitTries(context, `remix:address:${context.networkOf(c)}`, perAddress);
        await next();
      });
      routes.post('/', async (c) => {
        const member = await requireMember(context, c);
        await limitTries(context, `remix:${member.id}`, perAccount, 'remixes');
        const what = wanted.safeParse(await readFields(c.req.raw));
        if (!what.success) throw functionError('invalid', {}, 'Please say what is to be copied.');
        const client = context.visitor(member.accessToken);
        // One at a time, in the places that publications have: both hold the files of a whole website.
        const repository = await sites.publisher.inTurn(member.id, async () => {
          const source =
            'project' in what.data
              ? await projectSource(context, sites, member, what.data.project)
              : await siteSource(sites, what.data.site);
          return copyToRepository(sites, git, client, member, source);
        });
        return c.json({ repository }, 201);
      });
      routes.get('/sites/:name', async (c) => c.json(await listSite(context, sites, c)));
      routes.get('/sites/:name/files.zip', async (c) => {
        await limitTries(context, `remix:zip:${context.networkOf(c)}`, zipsPerAddress, 'downloads');
        return sendFiles(sites, c);
      });
    },
    {
      translate: (error) =>
        error instanceof Refusal
          ? functionError('changeRefused', { sentences: error.sentences }, error.message)
          : null,
    },
  );
  return { routes };
}

function nameIn(c: Context): string {
  const parsed = name.safeParse(c.req.param('name'));
  if (!parsed.success) throw functionError('notThere');
  return parsed.data;
}

async function listSite(context: OpenContext, sites: Sites, c: Context) {
  const { site, manifest } = await openSite(sites, nameIn(c));
  return {
    name: site.name,
    address: siteAddress(context.config, site.name),
    files: Object.entries(manifest.files).map(([path, { size }]) => ({ path, size })),
  };
}

async function sendFiles(sites: Sites, c: Context): Promise<Response> {
  const { site, manifest } = await openSite(sites, nameIn(c));
  const entries = Object.entries(manifest.files).map(([path, { hash }]) => ({
    path,
    open: () => sites.blobs.open(hash),
  }));
  // Saved, never shown: what a member published does nothing on this origin.
  return c.body(Readable.toWeb(Readable.from(zipFiles(entries))) as ReadableStream, 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${site.name}.zip"`,
    'X-Content-Type-Options': 'nosniff',
  });
}
