import { renderToString } from 'react-dom/server';
import { App } from './app/App';

/** The content of a page as HTML, written into it when the site is built. */
export const render = (page: string): string => renderToString(<App page={page} />);
