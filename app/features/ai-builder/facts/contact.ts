import type { Facts } from './facts.ts';
import type { Source } from './source.ts';

const EMAIL = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{2,63}){1,4}/gu;
const URL_WRITTEN = /\bhttps?:\/\/[^\s<>"'„“”«»)\]]{3,300}|\bwww\.[^\s<>"'„“”«»)\]]{3,300}/gi;
/** A domain without a scheme, of a kind that is no abbreviation and no end of a sentence. */
const DOMAIN =
  /(?<![\p{L}\d@.-])(?:[a-z\d-]{1,63}\.){1,4}(?:com|org|net|de|at|ch|uk|ie|eu|fr|es|it|pl|pt|nl|be|io|dev|app|shop|studio|info|biz|jp|in|example|test|social|me|tv|us|ca|au|se|dk|no|fi|cz|at|art|band|cafe|bar|berlin|wien|hamburg)(?![\p{L}\d-])(?:\/[^\s<>"'„“”«»)\],;]{0,200})?/giu;
const HANDLE = /(?<![\p{L}\d.@/])@[\p{L}\d_][\p{L}\d_.]{1,38}[\p{L}\d_]/gu;
const NETWORK =
  /instagram|insta|tiktok|twitter|facebook|youtube|twitch|mastodon|bluesky|threads|telegram|linkedin|pinterest/g;

/** E-mail addresses, links and accounts on other services. */
export function readAddresses(source: Source): Pick<Facts, 'emails' | 'links' | 'handles'> {
  const emails = source.findWritten(EMAIL).map(({ text, from }) => keep(source, 'email', text, from));
  const links = [URL_WRITTEN, DOMAIN].flatMap((pattern) =>
    source.findWritten(pattern).map(({ text, from }) => keep(source, 'link', text, from)),
  );
  const handles = source.findWritten(HANDLE).flatMap(({ text, from, to }) => {
    const around = source.folded.slice(Math.max(0, from - 25), to + 25);
    const network = around.match(NETWORK)?.[0];
    if (!network) return [];
    source.take('handle', text, from, to);
    return [{ network: network === 'insta' ? 'instagram' : network, handle: text }];
  });
  return { emails: [...new Set(emails)], links: [...new Set(links)], ...(handles.length > 0 && { handles }) };
}

function keep(source: Source, what: string, text: string, from: number): string {
  const value = text.replace(/[.,;:!?]{1,5}$/, '');
  source.take(what, value, from, from + value.length);
  return value;
}

/** Digits with what people put between them. A plus or a bracket may begin them. */
const NUMBER = /(?<![\p{L}\d.,:/#€$£¥₹-])(?:\+|00|\()?\d(?:[ ()/.-]{0,3}\d){5,16}(?![\p{L}\d]|[:,]\d)/gu;
const LABEL =
  /(?:tel|telephone|phone|call|call us|ring|text|mobile|cell|whatsapp|fax|hotline|telefon|ruf|anruf|rufen sie|handy|mobil|telefono|telefone|tele|portable|movil|komorka|telefoon|電話|tel\.|هاتف|اتصل|جوال|फोन|फ़ोन|मोबाइल|电话|телефон|unter)[^\n\d]{0,14}$/;
const DATE = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}$/;
const YEARS_OR_TIMES = /^\d{4} {0,2}- {0,2}\d{4}$|^\d{1,2}\.\d\d {0,2}- {0,2}\d{1,2}\.\d\d$/;
const MONEY_AFTER = /^\s?(?:€|£|\$|eur|usd|gbp|chf|zł|zl|円|元|kr\b|₹)/;

/** Telephone numbers of any country, with or without a label. */
export function readPhones(source: Source): string[] {
  const phones = source.findAll(NUMBER).flatMap(({ from, text }) => {
    const value = text.trim();
    const to = from + value.length;
    if (!isPhone(source, value, from, to)) return [];
    source.take('phone', value, from, to);
    return [value];
  });
  return [...new Set(phones)];
}

function isPhone(source: Source, value: string, from: number, to: number): boolean {
  const written = source.folded.slice(from, to);
  const digits = written.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 15) return false;
  if (DATE.test(written) || MONEY_AFTER.test(source.folded.slice(to, to + 6))) return false;
  const hasLabel = LABEL.test(source.folded.slice(Math.max(0, from - 30), from));
  if (YEARS_OR_TIMES.test(written)) return hasLabel;
  if (hasLabel || value.startsWith('+') || value.startsWith('00')) return true;
  // 555-0123, (555) 010-1234, 020 7946 0000, 601 234 567: groups as numbers of telephones have them.
  if (/^\d{3}-\d{4}$/.test(written) || /^\(?\d{3}\)?[ .-]{1,2}\d{3}[ .-]\d{4}$/.test(written)) return true;
  if (/^\(?0\d/.test(written)) return digits.length >= 7;
  return /^[6-9]\d{2} \d{3} \d{3}$/.test(written) || /^\d{5} \d{5}$/.test(written);
}
