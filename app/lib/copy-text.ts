/**
 * Puts text on the clipboard. Browsers keep the modern call from pages served over plain http, such as a site in a
 * local network; there the text is selected in the page and copied as a person would do it. Throws when neither works.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  const focused = document.activeElement;
  // Inside an open dialog, because nothing outside it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error('The text could not be copied.');
}
