export const wishes = ['A question', 'A demo', 'An offer'] as const;
export type Wish = (typeof wishes)[number];

/** What somebody writes in the contact form. */
export interface Message {
  name: string;
  email: string;
  wish: Wish;
  seats: string;
  text: string;
}

export type Faults = Partial<Record<keyof Message, string>>;

/** What is wrong with a message, by field; empty when it can go. */
export function messageFaults({ name, email, wish, seats, text }: Message): Faults {
  const faults: Faults = {};
  if (name.trim().length < 2) faults.name = 'Tell us what to call you.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()))
    faults.email = 'Write an address such as mina@crew.example.';
  if (wish !== 'A question' && !/^[1-9]\d{0,3}$/.test(seats.trim()))
    faults.seats = 'How many people take the watch? A number is enough.';
  if (text.trim().length < 10) faults.text = 'A sentence or two, please: at least 10 letters.';
  if (text.length > 2000) faults.text = 'At most 2000 letters, please.';
  return faults;
}

/** The message that an address of the page begins with, for example `?plan=cutter`. */
export function messageFrom(search: string): Message {
  const plan = new URLSearchParams(search).get('plan');
  const known = ['dinghy', 'cutter', 'frigate'].find((one) => one === plan);
  return {
    name: '',
    email: '',
    wish: known ? 'An offer' : 'A question',
    seats: '',
    text: known ? `We would like to begin with ${known[0]?.toUpperCase()}${known.slice(1)}.` : '',
  };
}
