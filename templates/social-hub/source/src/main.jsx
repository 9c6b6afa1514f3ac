import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { BoardProvider } from './state/BoardContext.jsx';
import './main.css';
import { applyTheme } from './state/useTheme.js';

applyTheme();

// Words are laid out once: the first picture waits for the typefaces, though never longer than a second.
const firstOf = (element) => getComputedStyle(element).fontFamily.split(',')[0];
const faces = [`400 1em ${firstOf(document.body)}`, `850 1em ${firstOf(document.querySelector('h1'))}`];
const loaded = Promise.all(faces.map((face) => document.fonts.load(face)));
const late = new Promise((done) => setTimeout(done, 1000));

const start = () =>
  createRoot(document.getElementById('root')).render(
    <StrictMode>
      <BoardProvider>
        <App />
      </BoardProvider>
    </StrictMode>,
  );

Promise.race([loaded, late]).then(start, start);
