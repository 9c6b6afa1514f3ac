/** What every mail that asks for a proof carries: a link, a code, and how long both work. */
export interface Proof {
  url: string;
  code: string;
  /** Seconds. */
  lifetime: number;
}
