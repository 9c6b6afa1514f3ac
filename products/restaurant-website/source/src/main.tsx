import './main.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App file={root.dataset.page ?? 'index.html'} />);
