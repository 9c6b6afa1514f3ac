import type { Letter } from '../../data/contact-api.ts';

export const ABOUT = ['A book', 'Packaging', 'A set or window', 'Signs', 'Something else'] as const;
export const BUDGETS = ['Not known yet', 'Below € 2,000', '€ 2,000 to 10,000', 'Above € 10,000'] as const;
export const LONGEST = 2000;

export type LetterErrors = Partial<Record<keyof Letter, string>>;
export const EMPTY_LETTER: Letter = { name: '', mail: '', kind: ABOUT[0], budget: BUDGETS[0], message: '' };

/** What is wrong with a letter, by field; an empty object if nothing is. */
export function checkLetter({ name, mail, message }: Letter): LetterErrors {
  const errors: LetterErrors = {};
  if (name.trim().length < 2) errors.name = 'Tell us your name.';
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(mail.trim()))
    errors.mail = 'Write an address we can answer, such as you@example.com.';
  const length = message.trim().length;
  if (length < 20) errors.message = `Tell us a little more: ${20 - length} letters to go.`;
  else if (length > LONGEST) errors.message = `Shorten it by ${length - LONGEST} letters.`;
  return errors;
}

/** A draft that was kept, or an empty letter if it is none. */
export function readDraft(text: string | null): Letter {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return EMPTY_LETTER;
    const entries = Object.entries(value).filter(
      ([key, field]) => key in EMPTY_LETTER && typeof field === 'string',
    );
    return { ...EMPTY_LETTER, ...Object.fromEntries(entries) };
  } catch {
    return EMPTY_LETTER;
  }
}
