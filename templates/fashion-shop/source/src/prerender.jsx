import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

/** The content of a page, written into it when it is built, so that it can be read without JavaScript. */
export const render = (page) => renderToString(<App page={page} />);
