import type { RedirectRule } from './manifest.ts';
import {
  type Captured,
  matchSegments,
  patternFault,
  placeholdersOf,
  segmentsOf,
  shown,
} from './path-pattern.ts';
import { maxRules, type ReadRules, readLines } from './rule-file.ts';

const statuses: readonly RedirectRule['status'][] = [200, 301, 302, 303, 307, 308, 404];

/** Where a request is to go by a rule. */
export interface RedirectMatch {
  status: RedirectRule['status'];
  /** A path of the site, with its query, percent-encoded; or an address with https or http. */
  to: string;
}

/**
 * Without a status a rule sends browsers to its target for now. Netlify's default is 301 and Cloudflare's is 302: a browser
 * keeps a 301 for ever, also one that was a mistake.
 */
const defaultStatus = 302;

/**
 * Reads a `_redirects` file: `from to [status][!]` in each line, as Netlify and Cloudflare have in common, and `!` of
 * Netlify. What only one of them has, such as conditions by country, is a fault: a rule that did something else than its
 * author meant would be worse than none.
 */
export function readRedirects(text: string): ReadRules<RedirectRule> {
  const rules: RedirectRule[] = [];
  const faults = readLines('_redirects', text, (line) => {
    const rule = readRule(line);
    if (typeof rule === 'string') return rule;
    if (rules.length === maxRules) return `A site has ${maxRules} redirects at most.`;
    rules.push(rule);
    return null;
  });
  return { rules, faults };
}

function readRule(line: string): RedirectRule | string {
  const words = line.trim().split(/\s+/);
  const comment = words.findIndex((word) => word.startsWith('#'));
  const [from = '', to, given, ...rest] = comment === -1 ? words : words.slice(0, comment);
  if (to === undefined) return 'A redirect needs a path and a target: “/old /new 301”.';
  if (!/^(\/|https?:)/i.test(to) && to.includes('='))
    return 'Queries in front of the target are not supported here.';
  if (rest.length > 0 || (given !== undefined && /^[a-z]+=/i.test(given)))
    return 'Conditions behind the status are not supported here.';
  const [, digits, bang] = /^(\d{3})(!?)$/.exec(given ?? String(defaultStatus)) ?? [];
  const status = statuses.find((one) => String(one) === digits);
  if (status === undefined)
    return `The status is one of ${statuses.join(', ')}, not “${shown(given ?? '')}”.`;
  const decoded = decodePath(from);
  if (decoded === null) return `“${shown(from)}” can not be decoded.`;
  const rule: RedirectRule = { from: decoded, to, status, force: bang === '!' };
  return patternFault(decoded) ?? targetFault(rule) ?? rule;
}

/** Each segment decoded, as paths of requests are compared. */
function decodePath(path: string): string | null {
  try {
    const segments = path.split('/').map((segment) => decodeURIComponent(segment).normalize('NFC'));
    return segments.some((segment) => /[/\0]/.test(segment)) ? null : segments.join('/');
  } catch {
    return null;
  }
}

function targetFault({ from, to, status }: RedirectRule): string | null {
  const known = new Set([...placeholdersOf(from), ...(from.endsWith('/*') ? ['splat'] : [])]);
  const isHere = to.startsWith('/');
  if (to.includes('\\') || to.startsWith('//'))
    return 'A target on another host begins with “https://”; one on this site with a single “/”.';
  if (!isHere && !/^https?:\/\//i.test(to))
    return `The target “${shown(to)}” has to begin with “/” or “https://”.`;
  if (!isHere && (status === 200 || status === 404))
    return `With status ${status} the target is a file of this site, and begins with “/”.`;
  const path = isHere ? to : targetPath(to);
  if (path === null) return `“${shown(to)}” is no address of a page.`;
  const unknown = placeholdersOf(path).find((name) => !known.has(name));
  if (unknown !== undefined) return `The target names “:${unknown}”, which the path does not have.`;
  const parts = segmentsOf(withoutQuery(path));
  if (parts.some((segment) => /^(\.|%2e){1,2}$/i.test(segment)))
    return 'A target has no “.” or “..” between slashes.';
  if (isHere && samePattern(from, to)) return 'This redirect leads to itself.';
  return null;
}

/** What follows the host of an address; null where the host is none or has placeholders, which a visitor would choose. */
function targetPath(address: string): string | null {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(address) ?? [];
  if (!URL.canParse(address) || /:[A-Za-z]|[@*]/.test(host)) return null;
  return path || '/';
}

function samePattern(from: string, to: string): boolean {
  return segmentsOf(from).join('/').replace(/\*$/, ':splat') === segmentsOf(withoutQuery(to)).join('/');
}

const withoutQuery = (path: string) => path.replace(/[?#].*$/, '');

/** The segments of each rule, found once for the rules of a deployment. */
const segmented = new WeakMap<readonly RedirectRule[], string[][]>();

/** The first rule that fits. `path` is decoded segment by segment. With `forced` only rules that come before files count. */
export function matchRedirect(
  rules: readonly RedirectRule[],
  path: string,
  { forced = false } = {},
): RedirectMatch | null {
  if (rules.length === 0) return null;
  let patterns = segmented.get(rules);
  if (!patterns) {
    patterns = rules.map(({ from }) => segmentsOf(from));
    segmented.set(rules, patterns);
  }
  const segments = segmentsOf(path);
  for (const [index, rule] of rules.entries()) {
    if (forced && !rule.force) continue;
    const captured = matchSegments(patterns[index] as string[], segments);
    if (!captured) continue;
    const to = fill(rule.to, captured);
    // A wide rule fits its own target as well: who is there stays there.
    if (rule.status >= 300 && rule.status < 400 && pathOf(to) === segments.join('/')) continue;
    return { status: rule.status, to };
  }
  return null;
}

/** The target with what the placeholders stand for. A path stays on the site: no two slashes stand together in it. */
function fill(to: string, captured: Captured): string {
  const filled = to.replace(/:([A-Za-z]\w*)/g, (whole, name: string) =>
    Object.hasOwn(captured, name)
      ? (captured[name] as string).split('/').map(encodeURIComponent).join('/')
      : whole,
  );
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(filled) ?? [];
  // What is encoded already stays as it is.
  return encodeURI((path.startsWith('/') ? path.replace(/\/{2,}/g, '/') : path) + rest).replaceAll(
    '%25',
    '%',
  );
}

function pathOf(to: string): string | null {
  return to.startsWith('/') ? (decodePath(segmentsOf(withoutQuery(to)).join('/')) ?? '') : null;
}
