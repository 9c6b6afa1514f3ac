import { type Context, Hono } from 'hono';
import { type DemoFiles, readDemoPath } from './demo-files.ts';
import { apartPolicy, type DemoPolicy } from './demo-policy.ts';
import { answerRequest } from './stored-answer.ts';

interface DemoRoutes {
  policy?: DemoPolicy;
  /** The address that a demo has on a host of its own for whoever makes this request; null where none is to be had. */
  ownAddress?: (c: Context, files: DemoFiles, wanted: string) => string | null;
}

/**
 * Demos under paths of the site, to be mounted at `/demo` or `/preview`: `/{id}/…`. Where a demo has a host of its own, its
 * path leads there; everywhere else it is shown under the path, as a stranger to the site.
 */
export function demoRoutes(
  files: DemoFiles,
  { policy = apartPolicy, ownAddress = () => null }: DemoRoutes = {},
): Hono {
  const routes = new Hono();
  const answer = async (c: Context) => {
    const { pathname, search } = new URL(c.req.url);
    const wanted = readDemoPath(pathname)?.slice(`/${files.kind}/`.length);
    const found = wanted ? await files.find(wanted) : null;
    if (!wanted || !found) return c.notFound();
    const own = ownAddress(c, files, found === 'folder' ? `${wanted}/` : wanted);
    if (own) {
      // The same path is shown here to who knows this server by another name.
      c.header('Cache-Control', 'no-store');
      return c.redirect(own + search, 307);
    }
    if (found === 'folder') return c.redirect(`${pathname}/${search}`, 308);
    return answerRequest(await files.read(found, policy), c.req.raw);
  };
  routes.get('/:id/*', answer);
  routes.get('/:id', answer);
  return routes;
}
