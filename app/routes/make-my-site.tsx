import { type ClientLoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { BoardPage } from '../features/suggestions/components/board-page.tsx';
import { parseListing, parseTab } from '../features/suggestions/listing.ts';
import { type BoardData, loadBoard } from '../features/suggestions/load.server.ts';
import { type ArrivingBoard, loadBoardInBrowser } from '../features/suggestions/load-in-browser.ts';
import { boardMeta } from '../features/suggestions/meta.ts';
import { type ActionResult, receiveOnBoard } from '../features/suggestions/receive.server.ts';
import { siteUrlOf } from '../lib/seo.ts';

export { loadBoard as loader, receiveOnBoard as action };

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadBoardInBrowser(args);
}

export const meta: MetaFunction = ({ loaderData, location, matches }) => {
  const params = new URLSearchParams(location.search);
  return boardMeta((loaderData as BoardData | undefined)?.list, {
    siteUrl: siteUrlOf(matches),
    listing: parseListing(params),
    tab: parseTab(params),
  });
};

export default function MakeMySiteRoute() {
  return (
    <BoardPage data={useLoaderData() as ArrivingBoard} result={useActionData() as ActionResult | undefined} />
  );
}
