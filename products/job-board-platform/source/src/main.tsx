import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { load } from './data/board.ts';
import './main.css';

void load();

// Words are laid out once: the first picture waits for the typefaces, though never long.
const faces = ['800 1em "Gabarito"', '400 1em "Schibsted Grotesk"', '600 1em "Schibsted Grotesk"'];
const loaded = Promise.all(faces.map((face) => document.fonts.load(face)));
const late = new Promise((done) => setTimeout(done, 700));

Promise.race([loaded, late]).finally(() => {
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
});
