import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App';
import './main.css';

const root = document.getElementById('root');
if (root) {
  const page = root.dataset.page ?? 'index.html';
  hydrateRoot(root, <App page={page} />);
}
