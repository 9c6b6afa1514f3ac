import type { FormDeclaration, Manifest } from '../../../domain/hosting/manifest.ts';
import { resolve } from '../../../domain/hosting/resolve.ts';
import { formId } from '../../functions/kit/form.ts';
import { readBytes } from '../../http/body.ts';
import { HttpError } from '../../http/errors.ts';
import type { DeploymentAnswer } from '../directory.ts';
import type { FormInbox } from './inbox.ts';

/** Bytes of what a form sends: some pages of text. */
const maxBytes = 16 * 1024;
const maxFields = 60;
/** Fields that people do not see, and programs fill in: Netlify's, and that of the main site's own forms. */
const traps = ['bot-field', 'second_subject'];
/** The same content is kept once within this time: somebody pressed twice, or loaded the answer again. */
const sameMilliseconds = 10 * 60_000;

const refuse = (status: 400 | 403 | 404 | 413 | 415 | 422 | 429 | 503, message: string, fields = {}) =>
  new HttpError(status, 'form_refused', message, fields);
const tooLarge = () => refuse(413, 'This is too long to be sent, and files can not be sent with this form.');

/** What was asked of a site with a POST. */
export interface Posted {
  request: Request;
  answer: DeploymentAnswer;
  /** The page that it was sent to, in the manifest. */
  page: string;
  /** Of whom. */
  network: string;
  /** The host that the site was asked by; null under a path, where pages have no origin. */
  host: string | null;
  inbox: FormInbox;
  /** Writes a line to the log. */
  note(event: string): void;
}

/**
 * Takes what a form of a site sends, stored before it is answered. Returns where the form leads: a path of the site, or null
 * for a page of ours. Throws an HttpError in words for the visitor.
 */
export async function receiveEntry(posted: Posted): Promise<string | null> {
  const { request, answer, page, network, host, inbox, note } = posted;
  const { site, manifest } = answer;
  if (!isFromSite(request, host)) throw refuse(403, 'This form can be sent from its own site only.');
  const values = await readValues(request);
  const form = chooseForm(manifest, page, values, request);
  if (!form) throw refuse(404, 'There is no form on this page.');
  const next = nextOf(manifest, form);
  if (values.some(([name, value]) => traps.includes(name) && value !== '')) {
    note('site_form_honeypot_filled');
    return next;
  }
  const fields = values.filter(([name]) => name !== 'form-name' && !traps.includes(name));
  if (fields.every(([, value]) => value.trim() === ''))
    throw refuse(422, 'Please fill in the form before you send it.');
  const wait = await inbox.take(site.id, network);
  if (wait > 0) {
    const minutes = Math.ceil(wait / 60);
    throw refuse(429, `This form was sent too often. Please try again in ${minutes} minutes.`, {
      retryAfter: wait,
    });
  }
  const window = Math.floor(Date.now() / sameMilliseconds);
  const id = formId(`${site.id} ${network} ${window}`, [form.name, form.path, ...fields]);
  const outcome = await inbox.keep({ id, siteId: site.id, form: form.name, path: form.path, fields });
  if (outcome === 'full')
    throw refuse(503, 'The inbox of this site is full. Please write to its owner another way.');
  if (outcome === 'gone') throw refuse(404, 'This site is not there any more.');
  return next;
}

/** Browsers say where a form is: no other site sends one in a visitor's name. Programs say nothing, and are limited. */
function isFromSite(request: Request, host: string | null): boolean {
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (host === null) return origin === 'null';
  return URL.canParse(origin) && new URL(origin).hostname === host;
}

async function readValues(request: Request): Promise<[string, string][]> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type))
    throw refuse(415, 'A form is sent as application/x-www-form-urlencoded or multipart/form-data.');
  const bytes = await readBytes(request, maxBytes, tooLarge);
  const data = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null);
  if (!data) throw refuse(400, 'What the form sent could not be read.');
  const values: [string, string][] = [];
  for (const [name, value] of data) {
    if (typeof value !== 'string') {
      if (value.size > 0)
        throw refuse(415, 'Files can not be sent with this form. Please send it without them.');
      continue;
    }
    if (`${name}${value}`.includes('\0') || name.length > 100)
      throw refuse(400, 'What the form sent could not be read.');
    values.push([name.toWellFormed(), value.replaceAll('\r\n', '\n').toWellFormed()]);
  }
  if (values.length > maxFields) throw refuse(413, `A form has ${maxFields} fields at most.`);
  return values;
}

/**
 * Which form of the site it was: the one that names itself, as Netlify's do; or one that leads to the page it was sent to. Of
 * several, one on the page that the visitor was on, then the one whose fields came.
 */
function chooseForm(
  manifest: Manifest,
  page: string,
  values: readonly [string, string][],
  request: Request,
): FormDeclaration | undefined {
  const named = values.find(([name]) => name === 'form-name')?.[1];
  const names = new Set(values.map(([name]) => name));
  const from = pageAt(manifest, request.headers.get('referer') ?? '');
  const scoreOf = ({ path, fields }: FormDeclaration) =>
    (path === from ? 1000 : 0) + fields.filter((field) => names.has(field)).length;
  return manifest.forms
    .filter((form) =>
      named === undefined
        ? form.path === page || targetOf(manifest, form).page === page
        : form.name === named,
    )
    .sort((one, other) => scoreOf(other) - scoreOf(one))[0];
}

/** Where a form leads: the address that its action names, and the page of the site there. */
function targetOf(
  manifest: Manifest,
  { action, path }: FormDeclaration,
): { to: string; page: string | null } {
  const here = 'http://site.invalid';
  const from = `${here}/${path.split('/').map(encodeURIComponent).join('/')}`;
  const url = action !== null && URL.canParse(action, from) ? new URL(action, from) : new URL(from);
  return { to: url.pathname + url.search, page: url.origin === here ? pageAt(manifest, url.href) : null };
}

/** The page that a form leads to, as its author has set it; null where that is none of the site, or the form's own. */
function nextOf(manifest: Manifest, form: FormDeclaration): string | null {
  const { to, page } = targetOf(manifest, form);
  return page === null || page === form.path ? null : to;
}

function pageAt(manifest: Manifest, address: string): string | null {
  const found = URL.canParse(address) ? resolve(manifest, new URL(address).pathname) : null;
  return found?.kind === 'file' && found.status === 200 ? found.path : null;
}
