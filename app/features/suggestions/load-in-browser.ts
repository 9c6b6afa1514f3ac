import type { ClientLoaderFunctionArgs } from 'react-router';
import type { BoardData } from './load.server.ts';

/** How long the old page stays for the sake of not flashing a skeleton. Milliseconds. */
const TIMEOUT_MS = 300;

/** The board as far as it is known within 300 ms; the page shows a skeleton until the rest is there. */
export type ArrivingBoard = BoardData | { arriving: Promise<BoardData> };

/** Reads the board for a visitor who comes from another page of the site. */
export async function loadBoardInBrowser({ serverLoader }: ClientLoaderFunctionArgs): Promise<ArrivingBoard> {
  const reading = serverLoader<BoardData>().catch((error: unknown): BoardData => {
    // A redirect is the router's business.
    if (error instanceof Response) throw error;
    console.info('The suggestions could not be read.', error);
    return { ticket: '', open: true, voted: [], failed: true };
  });
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));
  return (await Promise.race([reading, patience])) ?? { arriving: reading };
}
