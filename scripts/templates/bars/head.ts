import { attribute, type HtmlElement, parseDocument } from '../document.ts';
import type { Fault } from '../fault.ts';
import type { Template } from '../template.ts';

/** Title, description, language, viewport, encoding and icon: what search engines and browsers are told. */
export async function checkHead(template: Template): Promise<Fault[]> {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  for (const file of template.pages) {
    const text = await template.text(file);
    const document = await parseDocument(text, file);
    if (!document) continue;
    const report = (what: string, mend: string, element?: HtmlElement | null) =>
      faults.push({ bar: 'head', file, line: element?.location.line ?? 1, what, mend });
    checkTexts(document, report, (kind, value) => {
      const other = seen.get(`${kind} ${value}`);
      if (other) report(`has the same ${kind} as ${other}`, `give every page a ${kind} of its own`);
      seen.set(`${kind} ${value}`, file);
    });
    const html = document.querySelector('html');
    if (!html || !/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(attribute(html, 'lang') ?? ''))
      report('does not say its language', 'write <html lang="en">', html);
    if (!/<meta\s+charset=["']?utf-8/i.test(text.slice(0, 1024)))
      report('does not name its encoding at the start', 'write <meta charset="utf-8"> first in the head');
    checkViewport(document, report);
    checkIcon(document, report);
  }
  return faults;
}

type Report = (what: string, mend: string, element?: HtmlElement | null) => void;

function checkTexts(
  document: HtmlElement,
  report: Report,
  once: (kind: string, value: string) => void,
): void {
  const title = document.querySelector('head > title');
  const name = title?.textContent.trim() ?? '';
  if (name.length < 8 || name.length > 70)
    report(`has a title of ${name.length} characters`, 'write a <title> of 8 to 70 characters', title);
  else once('title', name);
  const meta = document.querySelector('meta[name="description"]');
  const description = (meta && attribute(meta, 'content')) ?? '';
  if (description.length < 50 || description.length > 170)
    report(
      `has a description of ${description.length} characters`,
      'write <meta name="description"> with 50 to 170 characters',
      meta,
    );
  else once('description', description);
}

function checkViewport(document: HtmlElement, report: Report): void {
  const meta = document.querySelector('meta[name="viewport"]');
  const content = (meta && attribute(meta, 'content')) ?? '';
  if (!content.includes('width=device-width'))
    report(
      'has no viewport',
      'write <meta name="viewport" content="width=device-width, initial-scale=1">',
      meta,
    );
  if (/user-scalable\s*=\s*(no|0)|maximum-scale\s*=\s*[0-4](\D|$)/.test(content))
    report('keeps people from zooming', 'remove user-scalable and maximum-scale from the viewport', meta);
}

/** Whether the icon's file exists is the business of the links bar. */
function checkIcon(document: HtmlElement, report: Report): void {
  const link = document.querySelectorAll('link').find((one) => /\bicon\b/.test(attribute(one, 'rel') ?? ''));
  if (!link) report('has no icon', 'write <link rel="icon" href="favicon.svg" type="image/svg+xml">');
}
