/**
 * What one request may cost, each part of the product in an object of its own. Bytes are of UTF-8 where nothing else is said,
 * times milliseconds.
 */

/** Making the text of files ready for a page, in threads apart (deadline-thread.ts). */
export const renderingBudget = {
  /** For the Markdown of one file, 512 kB at the most. An honest README of 100 kB takes 10 to 40. */
  markdownMilliseconds: 1_000,
  /** HTML that one Markdown file may become; tables and links with a long prefix can be sixty times as long as the file. */
  markdownHtmlBytes: 2 * 1024 * 1024,
  /** How long a text that took too long is shown plain without another try. */
  markdownForgetMilliseconds: 10 * 60_000,
  /** For the colours of one file, or of all pieces of code in a Markdown file together. */
  colourMilliseconds: 3_000,
  /** For whoever waits for either, texts before this one and the start of the thread included: a page is not worth more. */
  waitMilliseconds: 5_000,
  /** Texts that wait for a thread, of one network and of all. */
  waitingOfOne: 8,
  waiting: 64,
  /** A thread that has had nothing to do for so long ends and gives its memory back. */
  idleMilliseconds: 60_000,
  /** More lines than this are not put into a page: each becomes an element. */
  shownLines: 20_000,
} as const;
