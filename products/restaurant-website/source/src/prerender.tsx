import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';

/** The HTML of a page, written into it by the build. */
export const render = (page: string): string => renderToString(<App file={page} />);
