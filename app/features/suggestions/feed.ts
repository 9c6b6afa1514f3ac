import { BRAND } from '../../../domain/site/seo.ts';
import { BOARD } from './listing.ts';
import { STATUS_LABELS, type Suggestion, splitSuggestion, suggestionPath } from './suggestion.ts';

/** Where feed readers find the board. */
export const FEED = `${BOARD}/feed.xml`;

/** Suggestions as an Atom feed (RFC 4287), the first one first. */
export function suggestionsFeed(suggestions: readonly Suggestion[], siteUrl: string): string {
  const updated = suggestions.map(({ updated_at }) => updated_at).sort();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${BRAND}: Make My Site</title>
  <subtitle>Websites people wish for as a template</subtitle>
  <id>${xml(siteUrl + BOARD)}</id>
  <link href="${xml(siteUrl + BOARD)}"/>
  <link rel="self" type="application/atom+xml" href="${xml(siteUrl + FEED)}"/>
  <updated>${xml(instant(updated.at(-1) ?? '1970-01-01T00:00:00Z'))}</updated>
${suggestions.map((one) => entry(one, siteUrl)).join('\n')}
</feed>
`;
}

function entry(one: Suggestion, siteUrl: string): string {
  const { headline } = splitSuggestion(one.suggestion);
  return `  <entry>
    <title>${xml(headline)}</title>
    <id>${xml(`${siteUrl}${BOARD}/${one.number}`)}</id>
    <link href="${xml(siteUrl + suggestionPath(one))}"/>
    <published>${xml(instant(one.created_at))}</published>
    <updated>${xml(instant(one.updated_at))}</updated>
    <author><name>${xml(one.name)}</name></author>
    <category term="${one.status}" label="${STATUS_LABELS[one.status]}"/>
    <content type="text">${xml(textOf(one))}</content>
  </entry>`;
}

function textOf({ suggestion, status, status_reason }: Suggestion): string {
  if (status === 'open') return suggestion;
  return `${suggestion}\n\n${STATUS_LABELS[status]}${status_reason ? `: ${status_reason}` : ''}`;
}

function instant(time: string): string {
  return new Date(time).toISOString();
}

/** Control characters that XML 1.0 knows no way to write (section 2.2) are left out. */
function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      .replace(/"/g, '&quot;')
  );
}
