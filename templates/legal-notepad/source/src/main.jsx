import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { PadProvider } from './state/PadContext.jsx';
import './main.css';

// Words are laid out once: the first picture waits for the typefaces, though never longer than a second.
const { fontFamily: text } = getComputedStyle(document.body);
const { fontFamily: head } = getComputedStyle(document.querySelector('h1'));
const loaded = Promise.all([text, head].map((face) => document.fonts.load(`400 1em ${face.split(',')[0]}`)));
const late = new Promise((done) => setTimeout(done, 1000));

const start = () =>
  createRoot(document.getElementById('root')).render(
    <StrictMode>
      <PadProvider>
        <App />
      </PadProvider>
    </StrictMode>,
  );

Promise.race([loaded, late]).then(start, start);
