import './main.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

hydrateRoot(document.querySelector('#root'), <App />);
