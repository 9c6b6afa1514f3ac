import type { ClientLoaderFunctionArgs } from 'react-router';
import { inTime } from '../../lib/in-time.ts';
import type { BoardData } from './load.server.ts';

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
  return (await inTime(reading)) ?? { arriving: reading };
}
