import './main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.jsx';

const root = document.querySelector('#root');
const app = <App page={root.dataset.page} />;
// The built page holds its content already: see prerender.jsx.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
