import { setImmediate as nextRound } from 'node:timers/promises';
import { Parser } from 'htmlparser2';
import type { FormDeclaration } from '../../domain/hosting/manifest.ts';

/** One page of a site, before it is published. */
export interface ScannedPage {
  /** In the manifest. */
  path: string;
  text: string;
}

/** What the forms of a site's pages are, and which of them it may not have. */
export interface FormScan {
  forms: FormDeclaration[];
  /** One sentence for each page with a form that stops the publication. */
  faults: { path: string; message: string }[];
  /** What the owner is told of forms by which something would not arrive. */
  notes: string[];
}

/** Most notes: who has more has one cause of them. */
const maxNotes = 10;
/** Most forms of a site, and most fields of a form: all of them are in the manifest. */
const maxForms = 50;
const maxFields = 50;
const maxNameLength = 100;
/** A page is read in pieces of so many characters, with others' requests in between. */
const piece = 64 * 1024;

/** Content types that browsers may find a form in. */
export function mayHaveForms(type: string): boolean {
  return /^(text\/html|application\/xhtml\+xml|image\/svg\+xml)\b/.test(type);
}

/**
 * Looks through the pages of a site for forms. Those marked with `data-form`, or with Netlify's `netlify` and
 * `data-netlify`, are declared: what is posted by them goes to the owner. A form that asks for a password or a card and sends
 * it to another host, or into the owner's inbox, is a fault: no honest site needs one, and most that pretend to be another
 * have it. `ownHosts` are the site's own. What scripts make of a page is not seen.
 */
export async function scanForms(
  pages: Iterable<ScannedPage> | AsyncIterable<ScannedPage>,
  ownHosts: readonly string[] = [],
): Promise<FormScan> {
  const scan: FormScan = { forms: [], faults: [], notes: [] };
  const notes = new Set<string>();
  for await (const { path, text } of pages) {
    const { forms, base } = await readForms(text);
    for (const form of forms) {
      const isForeign = form.targets.some((target) => leavesSite(target, base, ownHosts));
      if (form.secret && (isForeign || form.isMarked)) {
        scan.faults.push({ path, message: faultOf(form.secret, isForeign) });
        break;
      }
      if (form.isMarked && !isForeign && scan.forms.length < maxForms)
        scan.forms.push(declarationOf(form, path));
      if (!isForeign) for (const note of notesOn(form, path)) notes.add(note);
    }
  }
  scan.notes = [...notes].slice(0, maxNotes);
  return scan;
}

/** Why what is typed into a form of the site would not arrive, or not all of it. */
function notesOn(
  { name, isMarked, method, encoding, hasFiles, nameless }: FoundForm,
  path: string,
): string[] {
  if (!isMarked)
    return method === 'post' && encoding !== 'text/plain'
      ? [
          `A form on ${path} is not marked, so that nothing it sends is kept. Write data-form="contact" into its tag to find it in your inbox.`,
        ]
      : [];
  const form = `The form “${name}” on ${path}`;
  return [
    ...(hasFiles ? [`${form} asks for files. They cannot be sent: please take that field out.`] : []),
    ...(method === 'post'
      ? []
      : [
          `${form} has no method="post": without it a browser puts what was typed into the address, and nothing arrives.`,
        ]),
    ...(encoding === 'text/plain'
      ? [`${form} has enctype="text/plain", which cannot be read: please take that out.`]
      : []),
    ...(nameless > 0
      ? [
          `${form} has ${nameless === 1 ? 'a field' : `${nameless} fields`} without a name. Browsers send only what has one.`,
        ]
      : []),
  ];
}

function faultOf(secret: 'password' | 'card', isForeign: boolean): string {
  const asked = secret === 'password' ? 'a password' : 'the number of a card';
  return isForeign
    ? `This page has a form that asks for ${asked} and sends it to another site. Such pages can not be published here.`
    : `This page has a form that asks for ${asked} and sends it to your inbox. Please take that field out.`;
}

interface FoundForm {
  id: string | null;
  name: string;
  isMarked: boolean;
  /** Null for the page that it is on. */
  action: string | null;
  /** Its action, and what its buttons set in place of it. */
  targets: string[];
  fields: Set<string>;
  hasFiles: boolean;
  /** Fields that have no name. */
  nameless: number;
  /** In lower case, as browsers read it. */
  method: string;
  encoding: string;
  secret: 'password' | 'card' | null;
}

function declarationOf({ name, action, fields, hasFiles }: FoundForm, path: string): FormDeclaration {
  return { name, path, action, fields: [...fields], hasFiles };
}

type Attributes = Record<string, string>;

async function readForms(text: string): Promise<{ forms: FoundForm[]; base: string | null }> {
  const forms: FoundForm[] = [];
  /** Fields that say themselves which form they belong to, known when the page has been read. */
  const elsewhere: { tag: string; attributes: Attributes }[] = [];
  let current: FoundForm | null = null;
  let base: string | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'base' && base === null && attributes.href !== undefined) base = attributes.href;
      // A form within a form is none, as browsers read it.
      if (tag === 'form' && current === null) {
        current = openForm(attributes);
        forms.push(current);
      }
      if (!/^(input|select|textarea|button)$/.test(tag)) return;
      if (attributes.form !== undefined) elsewhere.push({ tag, attributes });
      else if (current) addField(current, tag, attributes);
    },
    onclosetag(tag, isImplied) {
      // The end of an element around it does not end a form: browsers keep it open until it says so.
      if (tag === 'form' && !isImplied) current = null;
    },
  });
  for (let at = 0; at < text.length; at += piece) {
    parser.write(text.slice(at, at + piece));
    await nextRound();
  }
  parser.end();
  for (const { tag, attributes } of elsewhere) {
    const form = forms.find(({ id }) => id === attributes.form);
    if (form) addField(form, tag, attributes);
  }
  return { forms, base };
}

const marks = ['data-form', 'netlify', 'data-netlify'];

function openForm(attributes: Attributes): FoundForm {
  const isMarked = marks.some((mark) => attributes[mark] !== undefined && attributes[mark] !== 'false');
  const action = attributes.action?.trim() || null;
  return {
    id: attributes.id ?? null,
    name: shortened(attributes['data-form'] || attributes.name || 'form'),
    isMarked,
    action: action && shortened(action, 1000),
    targets: action ? [action] : [],
    fields: new Set(),
    hasFiles: false,
    nameless: 0,
    method: (attributes.method ?? 'get').trim().toLowerCase(),
    encoding: (attributes.enctype ?? '').trim().toLowerCase(),
    secret: null,
  };
}

/** `form-name` is how Netlify's forms name themselves; what is typed there is nobody's answer. */
const unanswered = new Set(['form-name', 'bot-field']);
const silentTypes = new Set(['submit', 'button', 'reset', 'image']);

function addField(form: FoundForm, tag: string, attributes: Attributes): void {
  const type = (attributes.type ?? '').toLowerCase().trim();
  const target = attributes.formaction?.trim();
  if (target) form.targets.push(target);
  if (attributes.formmethod?.trim().toLowerCase() === 'post') form.method = 'post';
  if (tag === 'button' || silentTypes.has(type)) return;
  form.secret = secretOf(type, attributes) ?? form.secret;
  if (type === 'file') form.hasFiles = true;
  const name = shortened(attributes.name ?? '');
  if (name === '') form.nameless += 1;
  if (name !== '' && !unanswered.has(name) && form.fields.size < maxFields) form.fields.add(name);
}

const cardWords =
  /^(cc|card|credit.?card|debit.?card)[-_ .]?(no|num|number|nr|csc|cvc|cvv|code|exp\w*)?$|^(cvv|cvc|csc)2?$/i;

function secretOf(
  type: string,
  { autocomplete = '', name = '', id = '' }: Attributes,
): 'password' | 'card' | null {
  const tokens = autocomplete.toLowerCase().split(/\s+/);
  if (type === 'password' || tokens.some((token) => /^(current|new)-password$/.test(token)))
    return 'password';
  if (
    tokens.some((token) => /^cc-(number|csc|exp)/.test(token)) ||
    cardWords.test(name) ||
    cardWords.test(id)
  )
    return 'card';
  return null;
}

/** Whether what is sent to a target leaves the site, wherever the page is. */
function leavesSite(target: string, base: string | null, ownHosts: readonly string[]): boolean {
  const here = 'http://site.invalid/';
  const from = base !== null && URL.canParse(base, here) ? new URL(base, here).href : here;
  if (!URL.canParse(target, from)) return false;
  const { protocol, hostname } = new URL(target, from);
  if (!/^https?:$/.test(protocol)) return protocol === 'mailto:' || protocol === 'data:';
  return hostname !== 'site.invalid' && !ownHosts.includes(hostname);
}

function shortened(text: string, length = maxNameLength): string {
  return text.normalize('NFC').replaceAll('\0', '').trim().slice(0, length).toWellFormed();
}
