/**
 * A text without the controls that show letters in another order than they have, and carry on into whatever is shown behind
 * them. The database takes them out of what people write as well.
 */
export function withoutDirectionControls(text: string): string {
  return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
