import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.jsx';
import { YardProvider } from './state/YardContext.jsx';
import './main.css';

// Words are laid out once: the first picture waits for the typefaces, though never longer than a second.
const faces = ['600 1em "Barlow Semi Condensed"', '400 1em "Barlow Semi Condensed"', '800 1em "Big Shoulders Stencil"'];
const loaded = Promise.all(faces.map((face) => document.fonts.load(face)));
const late = new Promise((done) => setTimeout(done, 1000));

const start = () =>
  createRoot(document.getElementById('root')).render(
    <StrictMode>
      <YardProvider>
        <App />
      </YardProvider>
    </StrictMode>,
  );

Promise.race([loaded, late]).then(start, start);
