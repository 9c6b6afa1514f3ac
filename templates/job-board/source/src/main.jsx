import './main.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

const root = document.querySelector('#root');
const app = <App page={root.dataset.page} />;
// Built pages hold their content already: see prerender.jsx. Under "npm run dev" they are empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
