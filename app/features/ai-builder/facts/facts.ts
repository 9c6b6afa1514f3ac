/** What a description says. Whatever is here was said; nothing is guessed. Texts are as they were written. */
export interface Facts {
  /** ISO 639-1 of what it is written in, such as `en`, `de`, `ar`. */
  language: string;
  /** Kind of site by its name in the table of kinds; null when nothing speaks for one. Others it may be, best first. */
  kind: string | null;
  otherKinds: string[];
  /** Set where it is no website that was asked for: a calculator, a game, a dashboard. */
  application: string | null;
  name: string | null;
  places: { street?: string; postcode?: string; town?: string; text: string }[];
  phones: string[];
  emails: string[];
  links: string[];
  /** `times` may be `24/7`, `closed` or `by appointment` as it is written; `what` is the part they are of, such as `Kitchen`. */
  hours: { days: string; times: string; what?: string }[];
  /** What is offered, in the order of the text; a heading of the list it stands under, where it has one. */
  offers: { group?: string; name: string; detail?: string; price?: string }[];
  people: { name: string; role?: string }[];
  dates: { date: string; what?: string }[];
  colours: { word: string; hex: string; on?: 'ground' | 'accent' }[];
  scheme: 'light' | 'dark' | null;
  tones: string[];
  /** Asked for, and asked to be left out: sections, forms and pages by their names in the table of parts. */
  wanted: string[];
  unwanted: string[];
  forms: string[];
  /** Sentences about the business that can stand on a page as they are. */
  sentences: string[];
  /** Where each fact stands, for chips that can be corrected: [from, to) of the text. */
  spans: { what: string; value: string; from: number; to: number }[];
  /** Parts of the text that nothing was made of. */
  leftOver: string[];
  /** A phrase that says what it is, such as `Guided hiking tours in Norway`, without an article before it. */
  tagline?: string;
  /** What spans are of: the description and the wishes, a line each. */
  text?: string;
  /** Accounts on other services, such as `@bluebaker` on Instagram. */
  handles?: { network: string; handle: string }[];
  /** Prices that stand without a thing. */
  prices?: string[];
  /** Parts that are asked for as pages of their own. */
  pages?: string[];
  /** Fewer or more sections than usual were asked for. */
  size?: 'fewer' | 'more';
}
