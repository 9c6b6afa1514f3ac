import { withoutDirectionControls } from '../../../app/lib/direction-controls.ts';
import { escapeHtml } from '../escape-html.ts';
import type { MailContent } from '../mailer.ts';

/** The parts of a mail. Plain text; each paragraph is one string. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Words of somebody else, set apart and shown with their line breaks. */
  quote?: string;
  action: { label: string; url: string };
  /** Six digits to type in place of following the link. */
  code?: string | null;
  /** How long link and code work. */
  expiry?: string;
  /** What to do for somebody who did not ask for this mail. */
  unasked: string;
}

/**
 * Renders a letter as a text and an HTML part that say the same. Subject and heading are one line each, and no word of
 * somebody else turns the direction of what stands behind it.
 */
export function renderLetter(letter: Letter): MailContent {
  const subject = oneLine(letter.subject);
  const plain = { ...letter, subject, heading: oneLine(letter.heading) };
  return {
    subject,
    text: withoutDirectionControls(renderText(plain)),
    html: withoutDirectionControls(renderHtml(plain)),
  };
}

function oneLine(text: string): string {
  return withoutDirectionControls(text).replace(/\s+/g, ' ').trim();
}

function renderText({ heading, paragraphs, quote, action, code, expiry, unasked }: Letter): string {
  const quoted = quote?.split('\n').map((line) => `> ${line}`.trimEnd());
  const blocks = [heading, ...paragraphs, ...(quoted ? [quoted.join('\n')] : [])];
  blocks.push(`${action.label}:\n${action.url}`);
  if (code) blocks.push(`Or enter this code: ${code}`);
  if (expiry) blocks.push(expiry);
  return `${[...blocks, unasked, '-- \nPlinth'].join('\n\n')}\n`;
}

function renderHtml({ subject, heading, paragraphs, quote, action, code, expiry, unasked }: Letter): string {
  const url = escapeHtml(action.url);
  const lines = paragraphs.map((text) => `<p dir="auto" style="${paragraph}">${escapeHtml(text)}</p>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}</style>
</head>
<body class="wall" style="margin:0;padding:0;background:#f6f5f2;color:#1a1917;">
<div style="max-width:34rem;margin:0 auto;padding:40px 20px;font-family:${sans};font-size:16px;line-height:1.6;">
<p class="ink" style="margin:0 0 20px;font-weight:700;font-size:18px;letter-spacing:-0.02em;color:#1a1917;">Plinth</p>
<div class="sheet" style="background:#fffefc;border:1px solid #dcd9d2;border-bottom:6px solid #cbc7be;border-radius:4px;padding:32px 28px;">
<h1 dir="auto" class="ink" style="margin:0 0 16px;font-size:24px;line-height:1.2;letter-spacing:-0.02em;color:#1a1917;">${escapeHtml(heading)}</h1>
${lines.join('\n')}
${quote ? quoteBlock(quote) : ''}<p style="margin:24px 0;"><a href="${url}" class="button" style="display:inline-block;background:#1f3bd1;color:#ffffff;text-decoration:none;font-weight:600;padding:13px 22px;border-radius:4px;">${escapeHtml(action.label)}</a></p>
${code ? codeBlock(code) : ''}${expiry ? `<p class="soft" style="${small}">${escapeHtml(expiry)}</p>` : ''}
${action.url.startsWith('mailto:') ? '' : spareLink(url)}</div>
<p class="soft" style="margin:20px 0 0;font-size:14px;color:#67635b;">${escapeHtml(unasked)}</p>
</div>
</body>
</html>
`;
}

function spareLink(url: string): string {
  return `<p class="soft" style="${small}">If the button does not work, open this address:<br><a href="${url}" class="link" style="color:#1f3bd1;overflow-wrap:anywhere;">${url}</a></p>
`;
}

function quoteBlock(text: string): string {
  return `<blockquote dir="auto" class="quote" style="margin:0 0 20px;padding:2px 0 2px 18px;border-left:3px solid #1a1917;white-space:pre-wrap;overflow-wrap:anywhere;">${escapeHtml(text)}</blockquote>
`;
}

function codeBlock(code: string): string {
  return `<p style="${paragraph}">Or enter this code:</p>
<p class="code" style="margin:0 0 20px;padding:14px 18px;background:#eceae5;border-radius:4px;font-family:${mono};font-size:26px;line-height:1.2;letter-spacing:0.24em;color:#1a1917;">${escapeHtml(code)}</p>
`;
}

const sans = "'Instrument Sans',-apple-system,'Segoe UI',Arial,sans-serif";
const mono = "'JetBrains Mono',ui-monospace,Menlo,Consolas,monospace";
const paragraph = 'margin:0 0 16px;';
const small = 'margin:0 0 14px;font-size:14px;color:#4f4c46;';

// Mail programs take inline styles as the base; those that know the dark scheme read these over them.
const darkStyles = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme: dark){
.wall{background:#181715!important;color:#f3f1ec!important}
.sheet{background:#211f1d!important;border-color:#36332f!important;border-bottom-color:#47433e!important}
.ink{color:#f3f1ec!important}
.soft{color:#bfbab1!important}
.code{background:#100f0e!important;color:#f3f1ec!important}
.quote{border-left-color:#f3f1ec!important}
.button{background:#4258ee!important}
.link{color:#a3b1ff!important}
}`;
