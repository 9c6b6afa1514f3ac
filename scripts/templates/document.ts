import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

export type { HtmlElement };

const loader = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }));
const parser = loader.getConfigFor('page.html').then((config) => new Parser(config));

/** The tree of a page as it is written, every element and attribute with its line. Null when it can not be read. */
export async function parseDocument(text: string, file: string): Promise<HtmlElement | null> {
  try {
    return (await parser).parseHtml({ data: text, filename: file, line: 1, column: 1, offset: 0 });
  } catch {
    return null; // The HTML bar reports it with its place.
  }
}

/** The text of an attribute, or null when the element has none. */
export function attribute(element: HtmlElement, name: string): string | null {
  const value = element.getAttribute(name)?.value;
  return value === undefined || value === null ? null : String(value);
}

/** Line and column of an attribute's value, else of the element. */
export function attributePlace(element: HtmlElement, name: string): { line: number; column: number } {
  const found = element.getAttribute(name);
  const { line, column } = found?.valueLocation ?? found?.keyLocation ?? element.location;
  return { line, column };
}
