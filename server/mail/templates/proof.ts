/** What every mail that asks for a proof carries: a link, mostly a code, and how long they work. */
export interface Proof {
  url: string;
  /** Null in a mail that carries its link alone. */
  code: string | null;
  /** Seconds. */
  lifetime: number;
}
