import type { HeaderRule } from './manifest.ts';
import { matchSegments, patternFault, segmentsOf, shown } from './path-pattern.ts';
import { maxRules, type ReadRules, readLines } from './rule-file.ts';

/**
 * The headers that a site may set, in lower case. A list of what is allowed and none of what is not: proxies in front act on
 * headers that nobody here has heard of.
 */
const allowed = new Set([
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-security-policy',
  'content-type',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'link',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'timing-allow-origin',
  'x-frame-options',
  'x-robots-tag',
]);

/** Why some others are refused, where “not among them” would leave somebody wondering. */
const reasons = new Map<string, string>([
  ['basic-auth', 'Passwords for pages are not supported here.'],
  ['location', 'Redirects belong into _redirects.'],
  ['set-cookie', 'A site sets cookies by its scripts only.'],
  ['strict-transport-security', 'The server decides about encryption for all sites.'],
]);

/** Of these, the values of several rules count together; of the rest the last one does. */
const joined = new Set(['content-security-policy', 'link']);

/** Most headers of one path. */
const maxValues = 20;

/**
 * Reads a `_headers` file: a path, and below it indented lines `Name: value`, as Netlify and Cloudflare have in common. A
 * path may end in `*`, or in `*.css` for all files of an ending.
 */
export function readHeaders(text: string): ReadRules<HeaderRule> {
  const rules: HeaderRule[] = [];
  let current: HeaderRule | null = null;
  const faults = readLines('_headers', text, (line) => {
    if (/^\s/.test(line)) {
      if (!current) return 'A header stands below the path that it is for.';
      const value = readValue(line.trim());
      if (typeof value === 'string') return value;
      if (current.values.length === maxValues) return `A path has ${maxValues} headers at most.`;
      current.values.push(value);
      return null;
    }
    // Headers below a path that is refused belong to it all the same, and are read.
    current = { for: line, values: [] };
    const fault = patternFault(line.replace(/\/\*(\.\w+)$/, '/file$1'));
    if (fault) return fault;
    if (/\s/.test(line)) return 'A path has no spaces. Headers below it are indented.';
    if (rules.length === maxRules) return `A site has headers for ${maxRules} paths at most.`;
    rules.push(current);
    return null;
  });
  return { rules: rules.filter(({ values }) => values.length > 0), faults };
}

function readValue(line: string): [string, string] | string {
  if (line.startsWith('!')) return 'Taking a header away with “!” is not supported here.';
  const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~\w-]+):\s*(.*)$/.exec(line) ?? [];
  if (name === '' || value === '') return 'A header is written “Name: value”.';
  const lower = name.toLowerCase();
  if (!allowed.has(lower)) return reasons.get(lower) ?? `The header “${shown(name)}” can not be set here.`;
  if (!/^[\x20-\x7E]+$/.test(value)) return 'The value of a header has only letters and signs of ASCII.';
  return [name, value];
}

/** The headers that rules give a path, decoded segment by segment. Of equal names the last rule counts. */
export function headersFor(rules: readonly HeaderRule[], path: string): [name: string, value: string][] {
  if (rules.length === 0) return [];
  const found = new Map<string, [string, string]>();
  const segments = segmentsOf(path);
  for (const rule of rules) {
    if (!fits(rule.for, path, segments)) continue;
    for (const [name, value] of rule.values) {
      const lower = name.toLowerCase();
      const before = joined.has(lower) ? found.get(lower) : undefined;
      // Several policies in one header all count: another one can only forbid more.
      found.set(lower, [name, before ? `${before[1]}, ${value}` : value]);
    }
  }
  return [...found.values()];
}

function fits(pattern: string, path: string, segments: string[]): boolean {
  const own = segmentsOf(pattern);
  const [, ending] = /^\*(\.\w+)$/.exec(own.at(-1) ?? '') ?? [];
  if (ending === undefined) return matchSegments(own, segments) !== null;
  return path.endsWith(ending) && matchSegments([...own.slice(0, -1), '*'], segments) !== null;
}
