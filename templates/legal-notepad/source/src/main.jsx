import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { PadProvider } from './state/PadContext.jsx';
import './main.css';

// Words are laid out once: the first picture waits for the typefaces, though never longer than a second.
const faces = ['400 1em "Schibsted Grotesk"', '400 1em "Source Serif 4"'];
const loaded = Promise.all(faces.map((face) => document.fonts.load(face)));
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
