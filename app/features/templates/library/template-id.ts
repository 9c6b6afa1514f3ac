/** Whether a text has the shape of a template's id; the database asks for the same. */
export function isTemplateId(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
