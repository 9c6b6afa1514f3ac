import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

/** The content of the page, written into it when it is built: the whole list can be read without JavaScript. */
export const render = () => renderToString(<App />);
