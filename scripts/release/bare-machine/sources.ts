/** Debian's own suites of version 12: other vendors' end their names otherwise, or have no component `main`. */
const suite = /(?:^|[\s:])bookworm(?:-updates|-security)?(?=\s|$)/;
const component = /(?:^|[\s:])main(?=\s|$)/;

/** Of a file of apt's sources, in either of its forms, what tells where Debian 12's own packages are. */
export function sourcesOfBookworm(text: string): string {
  const isOurs = (entry: string) => suite.test(entry) && component.test(entry);
  const isStanza = /^Types:/m.test(text);
  const entries = text
    .split(isStanza ? /\n\s*\n/ : '\n')
    .map((entry) => entry.replace(/^#.*\n?/gm, '').trim())
    .filter((entry) => isOurs(entry) && (isStanza || entry.startsWith('deb ')));
  return entries.join(isStanza ? '\n\n' : '\n');
}

/** The address of Debian 12 itself, which is where debootstrap looks. */
export function mirrorOf(sources: string): string | undefined {
  const line = /^deb (?:\[[^\]]*\] )?(\S+) bookworm main/m.exec(sources)?.[1];
  if (line) return line;
  const stanza = sources
    .split(/\n\s*\n/)
    .find((entry) => /^Suites:(?:.*\s)?bookworm(?=\s|$)/m.test(entry) && /^URIs:/m.test(entry));
  return stanza && /^URIs:\s*(\S+)/m.exec(stanza)?.[1];
}

const npmKeys =
  /^(?:.*:registry|registry|cafile|ca(?:\[\])?|proxy|https-proxy|noproxy|strict-ssl|\/\/.*)\s*=/;

/** Of an .npmrc, what tells where packages come from, and the files that it names. */
export function npmSettings(npmrc: string): { text: string; files: string[] } {
  const lines = npmrc.split('\n').filter((line) => npmKeys.test(line));
  const files = lines.flatMap(
    (line) => /^(?:.*:)?(?:cafile|certfile|keyfile)\s*=\s*(.+)$/.exec(line)?.[1] ?? [],
  );
  return { text: lines.map((line) => `${line}\n`).join(''), files };
}

const variables = [
  /^(?:https?|no|all)_proxy$/i,
  /^(?:NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|GIT_SSL_CAINFO)$/,
  /^npm_config_(?:registry|cafile|ca|proxy|https_proxy|noproxy|strict_ssl)$/i,
];

/** Of an environment, what tells how packages are reached. */
export function passedOn(environment: NodeJS.ProcessEnv): Record<string, string> {
  const isPassedOn = (name: string) => variables.some((pattern) => pattern.test(name));
  const entries = Object.entries(environment).filter(([name, value]) => value && isPassedOn(name));
  return Object.fromEntries(entries) as Record<string, string>;
}
