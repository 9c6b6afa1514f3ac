import { groupThousands } from '../lib/digits.ts';

/** Characters that a field holds beyond what may be sent: a text that is a little too long is pasted whole and then shortened. */
export const ROOM_TO_SHORTEN = 500;

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Paste = {
  target: EventTarget;
  clipboardData?: DataTransfer;
  dataTransfer?: DataTransfer;
  preventDefault(): void;
};

/** The start of such a text is another text: an address without its end leads elsewhere. */
const WHOLE = new Set(['email', 'password', 'tel', 'url']);

/**
 * The message for a pasted or dropped text that does not fit a control; null for one that fits. The browser leaves
 * out what is beyond `maxlength` without a word. Of an address or a password nothing is taken then.
 */
export function faultOfPaste(paste: Paste): string | null {
  const control = paste.target as TextControl;
  if (!('maxLength' in control) || control.maxLength < 0) return null;
  const given = (paste.clipboardData ?? paste.dataTransfer)?.getData('text/plain') ?? '';
  // A line break is one character in a text of several lines, and none in a field of one.
  const length = given.replace(/\r\n?|\n/g, control.tagName === 'TEXTAREA' ? '\n' : '').length;
  const room = control.maxLength - control.value.length + selected(control);
  if (length <= room) return null;
  const sizes = `${groupThousands(length)} characters`;
  if (WHOLE.has(control.type)) {
    paste.preventDefault();
    return `Nothing was pasted: what you copied has ${sizes}, and this field holds ${groupThousands(control.maxLength)}.`;
  }
  const fitted = room === 1 ? '1 fits' : `${groupThousands(Math.max(0, room))} fit`;
  return `Only the beginning was pasted: what you copied has ${sizes}, of which ${fitted} here.`;
}

/** How much of a limit is used, in words. */
export function wordsOfLimit(length: number, max: number): string {
  if (length === 0) return `At most ${groupThousands(max)} characters.`;
  const used = `${groupThousands(length)} of ${groupThousands(max)} characters`;
  return length > max ? `${used}: ${groupThousands(length - max)} too many.` : `${used}.`;
}

/** Characters that what is pasted takes the place of. */
function selected(control: TextControl): number {
  // Controls such as those for e-mail addresses do not tell: a text that fits beside the present one fits in any case.
  return control.selectionStart === null || control.selectionEnd === null
    ? 0
    : control.selectionEnd - control.selectionStart;
}

/** Longest address for mails, and longest password, that the auth service takes. */
export const EMAIL_MAX = 254;
export const PASSWORD_MAX = 256;
/** For lines that name or look for something, where no rule of the product is shorter. */
export const LINE_MAX = 500;
