import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { repositoryCall } from '../../../../domain/repository/repository-paths.ts';
import { type RequestValues, requestValues } from '../../../../domain/site/request-context.ts';
import { getServerSupabase } from '../../../lib/supabase.server.ts';
import { keepCode } from '../../../ui/code/rendered-code.ts';
import { parseListing } from '../listing.ts';
import { findByName, listPublic } from './queries.ts';
import { asQuery, readPlace } from './read-place.ts';
import { type Address, movedTo, type Opened, readAddress, type StoreData } from './store-data.ts';

/** Account under which the site's own templates are repositories. */
const SITE_OWNER = 'plinth';

/** Reads what a visitor without an account may see of the address: what is private is not there. */
export async function loadStore({ request, url, params, context }: LoaderFunctionArgs) {
  const client = getServerSupabase(context);
  const values = context.get(requestValues);
  const isDocument = request.headers.get('accept')?.includes('text/html') ?? false;
  try {
    if (params.owner === undefined && params.repoName === undefined) {
      return data<StoreData>({
        list: await listPublic(client, parseListing(url.searchParams)),
        failed: false,
      });
    }
    let address = readAddress(params, url);
    if (!address) {
      const found = await findByName(client, params.repoName ?? '');
      if (!found) return absent(params.repoName ?? '');
      address = {
        owner: found.owner,
        slug: found.slug,
        place: { kind: 'files', ref: undefined, path: undefined },
      };
    }
    const opened = await open(address, values);
    if (typeof opened === 'string') return await notShown(address, opened, values);
    const moved = params.owner && movedTo(address, opened.page.repository, url);
    if (moved) throw redirect(moved, 301);
    if (isDocument) handOver(opened);
    const isThere = opened.view !== null && opened.change !== null;
    return data<StoreData>({ opened, failed: false }, { status: isThere ? 200 : 404 });
  } catch (error) {
    if (error instanceof Response) throw error;
    values.logFailure('git_store_read_failed', error);
    return data<StoreData>({ failed: true }, { status: 503, headers: { 'Retry-After': '30' } });
  }
}

/** The repository with what the address asks of it, or the code of what went wrong. */
async function open(address: Address, values: RequestValues): Promise<Opened | string> {
  const read = async <Answer>(name: string): Promise<Answer> => {
    const response = await values.functionFetch(repositoryCall(address, name));
    if (response.ok) return (await response.json()) as Answer;
    const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string };
    throw Object.assign(new Error(`${name}: ${response.status} ${code}`), { code, status: response.status });
  };
  try {
    return await readPlace(address.place, {
      page: (ref) => read(`page${asQuery({ ref })}`),
      view: (ref, path) => read(`view${asQuery({ ref, path })}`),
      history: ({ ref, path, page }) => read(`commits${asQuery({ ref, path, page: String(page) })}`),
      commit: (sha) => read(`commits/${encodeURIComponent(sha)}`),
    });
  } catch (error) {
    const { code, status } = error as { code?: string; status?: number };
    if (status === 404 && code) return code;
    throw error;
  }
}

async function notShown(address: Address, code: string, { templateFiles }: RequestValues) {
  if (code === 'ref_not_found') {
    const problem = { kind: 'no-ref' as const, name: `${address.owner}/${address.slug}` };
    return data<StoreData>({ problem, failed: false }, { status: 404 });
  }
  if (
    address.owner === SITE_OWNER &&
    address.place.kind === 'files' &&
    (await templateFiles.list(address.slug))
  ) {
    const problem = { kind: 'soon' as const, name: address.slug, template: address.slug };
    // A page of its own, which leads to the same files: nothing that a link to it should be called broken for.
    return data<StoreData>({ problem, failed: false }, { headers: { 'Retry-After': '60' } });
  }
  return absent(`${address.owner}/${address.slug}`);
}

function absent(name: string) {
  return data<StoreData>({ problem: { kind: 'not-found', name }, failed: false }, { status: 404 });
}

/** Lines and rendered text stand in the page already; as data they would be there twice. */
function handOver(opened: Opened): void {
  const shown =
    opened.view ??
    opened.folder?.readme ??
    (opened.place.kind === 'files' && !opened.place.path ? opened.page.readme : null);
  if (opened.place.kind !== 'files' || opened.place.path) opened.page.readme = null;
  if (!shown) return;
  const key = `${opened.page.repository.id}/${shown.sha}/${shown.path}`;
  if (shown.code) {
    if (opened.view) keepCode(key, shown.code.html);
    shown.code = { ...shown.code, html: '' };
  }
  if (shown.html) {
    keepCode(`${key}#text`, shown.html);
    shown.html = '';
  }
}
