import './main.css';
import './theme.js';
import './letter.js';
import { flaps } from './instruments/flaps.js';
import { jar } from './instruments/jar.js';
import { metronome } from './instruments/metronome.js';
import { sand } from './instruments/sand.js';
import { scope } from './instruments/scope.js';
import { seismograph } from './instruments/seismograph.js';
import { plugIn, switchOn } from './stage.js';

document.documentElement.classList.remove('no-js');
plugIn('scope', scope);
plugIn('jar', jar);
plugIn('metronome', metronome);
plugIn('seismograph', seismograph);
plugIn('sand', sand);
plugIn('flaps', flaps);
switchOn();
