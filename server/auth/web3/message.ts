/** A message in which a wallet's owner asks to be signed in: EIP-4361 for Ethereum, and Solana's form of it. */
export interface SignInMessage {
  /** Host of the site that asked, as the wallet showed it. */
  domain: string;
  address: string;
  statement: string | null;
  uri: string;
  chainId: string | null;
  nonce: string | null;
  issuedAt: Date;
  expirationTime: Date | null;
  notBefore: Date | null;
}

export type Chain = 'ethereum' | 'solana';

const names: Record<Chain, string> = { ethereum: 'Ethereum', solana: 'Solana' };
const addresses: Record<Chain, RegExp> = {
  ethereum: /^0x[0-9a-fA-F]{40}$/,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
};
const fieldNames = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const;
type Field = (typeof fieldNames)[number];

/**
 * Reads a message. Every line must be one that the form knows, and each field stand once: what a person was shown and what
 * is checked here must be the same. Null for anything else.
 */
export function readMessage(chain: Chain, text: string): SignInMessage | null {
  const [first = '', address = '', blank, ...rest] = text.split('\n');
  const suffix = ` wants you to sign in with your ${names[chain]} account:`;
  const domain = first.endsWith(suffix) ? first.slice(0, -suffix.length).replace(/^https?:\/\//, '') : '';
  if (!/^[a-z0-9.[\]:-]+$/i.test(domain) || !addresses[chain].test(address) || blank !== '') return null;
  const { statement, lines } = splitStatement(rest);
  const fields = readFields(lines);
  if (fields?.get('Version') !== '1') return null;
  const [issuedAt, expirationTime, notBefore] = (['Issued At', 'Expiration Time', 'Not Before'] as const).map(
    (name) => readTime(fields.get(name)),
  );
  const uri = fields.get('URI') ?? '';
  const nonce = fields.get('Nonce') ?? null;
  if (!issuedAt || expirationTime === undefined || notBefore === undefined || !URL.canParse(uri)) return null;
  // EIP-4361: at least eight letters and digits.
  if (nonce !== null && !/^[A-Za-z0-9]{8,100}$/.test(nonce)) return null;
  const chainId = fields.get('Chain ID') ?? null;
  return { domain, address, statement, uri, chainId, nonce, issuedAt, expirationTime, notBefore };
}

function splitStatement(lines: string[]): { statement: string | null; lines: string[] } {
  const [first = '', second, ...rest] = lines;
  if (first === '') return { statement: null, lines: lines.slice(1) };
  return second === '' ? { statement: first, lines: rest } : { statement: null, lines };
}

function readFields(lines: string[]): Map<Field, string> | null {
  const fields = new Map<Field, string>();
  for (const [index, line] of lines.entries()) {
    if (/^Resources:?$/.test(line)) {
      return lines.slice(index + 1).every((resource) => resource.startsWith('- ')) ? fields : null;
    }
    const name = fieldNames.find((one) => line.startsWith(`${one}: `));
    if (!name || fields.has(name)) return null;
    fields.set(name, line.slice(name.length + 2));
  }
  return fields;
}

/** RFC 3339. Null for none, undefined for what is no time. */
function readTime(text: string | undefined): Date | null | undefined {
  if (text === undefined) return null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time;
}
