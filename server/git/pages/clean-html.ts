import Slugger from 'github-slugger';
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import {
  rawFilePath,
  repositoryFilePath,
  repositoryPath,
} from '../../../domain/repository/repository-paths.ts';
import { escapeHtml } from '../../mail/escape-html.ts';

/** Where a file is, so that its relative links and pictures lead somewhere. */
export interface MarkdownPlace {
  owner: string;
  slug: string;
  /** Branch, tag or commit the page shows; undefined for the default branch. */
  ref: string | undefined;
  path: string;
}

/** Before every id, so that none is one of the page's own or of a line of code. */
const PREFIX = 'readme-';
const outside = /^(https?|mailto):/i;
const anyScheme = /^[a-z][a-z0-9+.-]*:/i;
const markdownFile = /\.(md|markdown)$/i;
const sides = new Set(['left', 'center', 'right']);

const tags = [
  ...'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure'.split(
    ' ',
  ),
  ...'h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong'.split(
    ' ',
  ),
  ...'sub summary sup table tbody td tfoot th thead tr u ul var wbr'.split(' '),
];

/** Elements of which nothing is shown, what they hold included. */
const dropped = 'iframe math noscript object option script select style svg template textarea title'.split(
  ' ',
);

/**
 * HTML of a stranger as a part of a page: the elements that texts need, no script, no style, no address that asks another host,
 * ids of its own. Headings begin one level down, below the page's own, and have the ids that GitHub gives them.
 */
export function cleanHtml(html: string, place: MarkdownPlace): string {
  // The sanitizer closes void elements as XML does; its output contains ` />` nowhere else.
  return identifyHeadings(sanitizeHtml(html, optionsFor(place)).replaceAll(' />', '>'));
}

function optionsFor(place: MarkdownPlace): IOptions {
  return {
    allowedTags: tags,
    nonTextTags: dropped,
    selfClosing: ['br', 'hr', 'img', 'input', 'wbr'],
    allowedAttributes: {
      '*': ['class', 'id', 'lang', 'title', { name: 'dir', values: ['auto', 'ltr', 'rtl'] }],
      a: ['href', 'rel'],
      code: ['data-piece'],
      details: ['open'],
      div: [{ name: 'tabindex', values: ['0'] }],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      input: ['type', 'checked', 'disabled', 'aria-label'],
      li: ['value'],
      ol: ['start', 'reversed', 'type'],
      pre: ['tabindex'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
    },
    allowedClasses: { '*': ['readme-*', 'task-list-item', 'contains-task-list', 'footnote*'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: common(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, place) }),
      center: (_, attribs) => ({ tagName: 'div', attribs: { ...attribs, align: 'center' } }),
      h1: lowered,
      h2: lowered,
      h3: lowered,
      h4: lowered,
      h5: lowered,
      img: (_, attribs) => picture(attribs, place),
      input: (tagName, attribs) => ({ tagName, attribs: checkbox(attribs) }),
      pre: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
      strike: 's',
      tt: 'code',
    },
    // Of forms only the boxes of task lists are left, which nobody can tick.
    exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
  };
}

function lowered(tagName: string, attribs: Attributes): Tag {
  return { tagName: `h${Number(tagName[1]) + 1}`, attribs };
}

function common({ align, id, name, class: classes = '', ...rest }: Attributes): Attributes {
  const anchor = id || name;
  const side = align && sides.has(align.toLowerCase()) ? `${classes} readme-${align.toLowerCase()}` : classes;
  return {
    ...rest,
    ...(anchor ? { id: PREFIX + anchor } : {}),
    ...(side ? { class: side.trim() } : {}),
  };
}

function linkAttributes({ href, rel: _, ...attribs }: Attributes, place: MarkdownPlace): Attributes {
  if (href === undefined) return attribs;
  const address = href.trim();
  const isOutside = outside.test(address);
  return {
    ...attribs,
    href: linkTarget(address, place),
    ...(isOutside ? { rel: 'nofollow ugc noopener' } : {}),
  };
}

function linkTarget(address: string, place: MarkdownPlace): string {
  if (address.startsWith('#')) return withPrefix(address);
  const inside = inRepository(address, place);
  if (inside === null) return address;
  const { owner, slug, ref } = place;
  const path = inside.path.replace(/\/+$/, '');
  // A folder shows what introduces it, whose headings are ids of ours too.
  const isRendered = path !== inside.path || path === '' || markdownFile.test(path);
  const hash = isRendered ? withPrefix(inside.hash) : inside.hash;
  return (
    (path === '' ? repositoryPath({ owner, slug }, ref) : repositoryFilePath({ owner, slug }, path, ref)) +
    hash
  );
}

function withPrefix(hash: string): string {
  return hash.length < 2 || /^#L\d/.test(hash) ? hash : `#${PREFIX}${hash.slice(1)}`;
}

function picture({ src = '', alt = '', width, height, title, align }: Attributes, place: MarkdownPlace): Tag {
  const inside = inRepository(src.trim(), place);
  if (inside === null || inside.path === '') {
    // A picture of another host would tell it who reads this page.
    return {
      tagName: 'span',
      attribs: { class: `${PREFIX}picture`, title: src },
      text: escapeHtml(alt || 'Picture'),
    };
  }
  const { owner, slug, ref } = place;
  const size = (value: string | undefined) => (/^\d{1,4}%?$/.test(value ?? '') ? value : undefined);
  const attribs = { alt, title, align, width: size(width), height: size(height), loading: 'lazy' };
  const given = Object.entries(attribs).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return {
    tagName: 'img',
    attribs: { src: rawFilePath({ owner, slug }, inside.path, ref), ...Object.fromEntries(given) },
  };
}

function checkbox({ type = '', checked }: Attributes): Attributes {
  if (type.toLowerCase() !== 'checkbox') return {};
  const isChecked = checked !== undefined;
  return {
    type: 'checkbox',
    disabled: '',
    ...(isChecked ? { checked: '' } : {}),
    'aria-label': isChecked ? 'Done' : 'To do',
  };
}

/** The path in the repository that a relative address means; null for one that leads elsewhere. */
function inRepository(address: string, { path }: MarkdownPlace): { path: string; hash: string } | null {
  if (address === '' || address.startsWith('#') || /^[/\\]{2}/.test(address) || anyScheme.test(address))
    return null;
  const folder = address.startsWith('/') ? '' : path.slice(0, path.lastIndexOf('/') + 1);
  try {
    const { pathname, hash } = new URL(`http://inside/${encodeURI(folder)}${address.replace(/^\/+/, '')}`);
    return { path: decodeURIComponent(pathname.slice(1)), hash };
  } catch {
    return null;
  }
}

/** Gives every heading that has none an id, in the form that links to it on GitHub have. */
function identifyHeadings(html: string): string {
  const slugger = new Slugger();
  return html.replace(
    /<(h[2-6])( [^>]*)?>(.*?)<\/\1>/gs,
    (whole, tag: string, attributes = '', inner: string) => {
      if (/ id="/.test(attributes)) return whole;
      const id = slugger.slug(plainText(inner)) || 'section';
      return `<${tag}${attributes} id="${PREFIX}${escapeHtml(id)}">${inner}</${tag}>`;
    },
  );
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of HTML that has been cleaned, in which no other sign is written by name. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
    .trim();
}
