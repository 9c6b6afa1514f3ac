import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { BoardsProvider } from './state/BoardsContext.jsx';
import './main.css';

// Words are laid out once: the first picture waits for the typefaces of the look, though never longer than a second.
const look = getComputedStyle(document.documentElement);
const faces = [['600', '--text'], ['400', '--text'], ['800', '--stencil']].map(([weight, name]) => `${weight} 1em ${look.getPropertyValue(name)}`);
const loaded = Promise.all(faces.map((face) => document.fonts.load(face)));
const late = new Promise((done) => setTimeout(done, 1000));

const start = () =>
  createRoot(document.getElementById('root')).render(
    <StrictMode>
      <BoardsProvider>
        <App />
      </BoardsProvider>
    </StrictMode>,
  );

Promise.race([loaded, late]).then(start, start);
