import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { load } from './data/school.ts';
import './main.css';

void load();

// Offline: everything is kept after the first visit. A page opened from disk has it all anyway, and one in a sandbox, which
// has no origin either, may not even ask for it.
if (import.meta.env.PROD && origin !== 'null' && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('./sw.js').catch(() => {
    // Private windows refuse it; the page works without.
  });

// Words are laid out once: the first picture waits for the typefaces, though never long.
const faces = ['400 1em "Familjen Grotesk"', '700 1em "Familjen Grotesk"', '400 1em "Petrona"'];
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
