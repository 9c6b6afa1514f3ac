import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { remixPath } from '../../../domain/hosting/remix-path.ts';
import { callFunction } from '../../lib/call-function.server.ts';
import type { RemixableSite, RemixData } from './remix-data.ts';

const MISSING = 'The site has another name by now, shows nothing, or was never here.';

/** Reads what may be copied of a site. */
export async function loadRemix({ params, context }: LoaderFunctionArgs) {
  const name = params.site ?? '';
  const { status, answer } = await callFunction<RemixableSite & { message?: string }>(
    context,
    `remix/sites/${encodeURIComponent(name)}`,
  );
  if (status === 200 && answer) {
    if (answer.name !== name) throw redirect(remixPath(answer.name), 301);
    return data<RemixData>({ site: answer, refusal: '' });
  }
  const refusal = status === 404 ? MISSING : (answer?.message ?? MISSING);
  return data<RemixData>({ site: null, refusal }, { status });
}
