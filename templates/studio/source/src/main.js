import './main.css';
import './estimate.js';
import './light.js';
import './pictograms.js';

document.documentElement.classList.remove('no-js');
