// Cubot makes telephones.
const robots =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|archiver|facebookexternalhit|preview|monitor|headless|lighthouse|pingdom/i;

/**
 * Whether a person asks, as far as the headers tell: not a program that names itself as one, or not at all, and not a guess of
 * the browser. `header` reads one by its name in lower case.
 */
export function isByPerson(header: (name: string) => string | null | undefined): boolean {
  if (/prefetch|prerender/i.test(header('sec-purpose') ?? header('purpose') ?? '')) return false;
  const agent = header('user-agent');
  return Boolean(agent) && !robots.test(agent ?? '');
}
