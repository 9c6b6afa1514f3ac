/** Whether a name has letters in it. */
export const isName = (text: string): boolean => /\p{L}{2}/u.test(text);

/** Whether there are nine to fifteen digits, written as anybody likes. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 9 && digits <= 15 && /^[+\d\s()./-]+$/.test(text.trim());
}

export const isMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim());

/** Cents of what somebody typed in euro, with a comma or a point; null when it is no amount. */
export function centsOf(text: string): number | null {
  const typed = text.trim().replace(/^€|€$/g, '').trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : null;
}
