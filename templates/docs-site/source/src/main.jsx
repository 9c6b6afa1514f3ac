import './main.css';
import { createRoot } from 'react-dom/client';
import { startCode } from './code.js';
import { startRailroads } from './railroad.js';
import { startReading } from './reading.js';
import { Tools } from './tools.jsx';

// The pages are written in full; this adds what needs a script.
startRailroads();
startCode();
startReading();
createRoot(document.querySelector('#dialogs')).render(<Tools />);
