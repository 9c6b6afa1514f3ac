import { type ClientLoaderFunctionArgs, type MetaFunction, useActionData, useLoaderData } from 'react-router';
import { siteUrlOf } from '../../domain/site/seo.ts';
import { parseListing, parseTab } from '../features/suggestions/listing.ts';
import { type BoardData, loadBoard } from '../features/suggestions/load.server.ts';
import { type ArrivingBoard, loadBoardInBrowser } from '../features/suggestions/load-in-browser.ts';
import { boardMeta } from '../features/suggestions/meta.ts';
import { type ActionResult, receiveOnBoard } from '../features/suggestions/receive.server.ts';
import { pageOnDemand } from '../shell/first-paint/page-on-demand.tsx';

export { loadBoard as loader, receiveOnBoard as action };

const BoardPage = pageOnDemand(() =>
  import('../features/suggestions/components/board-page.tsx').then((module) => module.BoardPage),
);

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const [board] = await Promise.all([loadBoardInBrowser(args), BoardPage.fetch()]);
  return board;
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
