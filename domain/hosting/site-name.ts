/** Letters of a name, at least and at most. With a deployment's label and `--` it stays within the 63 of a DNS label. */
const lengths = { least: 3, most: 40 };

/**
 * Names that belong to the operator or that visitors would take for the operator's own: addresses of services, pages of the
 * site, and what scripts and mail programs look for by themselves.
 */
const reserved = new Set(
  `about abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn
  checkout cloud community config console contact dashboard demo demos desk dev dns docs download downloads email example
  faq files forum ftp functions git help host hostmaster imap info internal legal localhost login logout mail mailbox
  manage market mcp metrics moderator mta mx noc news notifications ns ns1 ns2 oauth official openid operator password pay
  payment payments plinth pop pop3 portal postmaster premium preview privacy profile realtime register rest root sandbox
  secure security server settings shop signin signup site sites smtp ssl ssladmin staff staging static status storage
  store studio support sysadmin system team template templates terms test tls trust update upload uploads user users
  verify webmail webmaster website well-known wpad www www1 www2`.split(/\s+/),
);

/** Why a site cannot have this name, as a sentence for its field; undefined when it can. */
export function checkSiteName(name: string): string | undefined {
  if (name.length < lengths.least || name.length > lengths.most) {
    return `A name has ${lengths.least} to ${lengths.most} characters.`;
  }
  if (!/^[a-z0-9-]+$/.test(name)) return 'A name consists of the letters a to z, digits and hyphens.';
  if (name.startsWith('-') || name.endsWith('-')) return 'A name begins and ends with a letter or a digit.';
  if (name.includes('--')) return 'A name has no two hyphens in a row.';
  if (/^[0-9]+$/.test(name)) return 'A name needs more than digits.';
  return reserved.has(name) ? 'This name is reserved. Please choose another one.' : undefined;
}

/** A name made from a title, to begin with; empty where the title has no letter for it. */
export function suggestSiteName(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, lengths.most)
    .replace(/-$/, '');
  if (name === '') return '';
  return checkSiteName(name) === undefined ? name : `${name}-site`.slice(-lengths.most).replace(/^-/, '');
}
