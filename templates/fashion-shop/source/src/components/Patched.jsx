import { Flat } from '../garments/Flat.jsx';
import { viewBox } from '../garments/flats.js';

/** The two-pleat trousers after some years: both knees let in, one of them twice. */
export function Patched() {
  return (
    <div className="sheet patched">
      <Flat garment="trousers" cloth="corduroy-forest" title="Trousers of forest corduroy with patched knees" />
      <svg viewBox={viewBox('trousers')} aria-hidden="true" focusable="false">
        <path className="flat-drop" d="M112 292L173 290L170 358L107 360Z" />
        <path d="M112 292L173 290L170 358L107 360Z" fill="url(#corduroy-rust)" stroke="#141c17" strokeWidth="1.6" />
        <path d="M116 296L168 294L166 354L112 356Z" fill="none" stroke="#f0d9a0" strokeWidth="1.6" strokeDasharray="5 3" />
        <path className="flat-drop" d="M228 300L289 302L293 366L231 364Z" />
        <path d="M228 300L289 302L293 366L231 364Z" fill="url(#check-gunclub-b)" stroke="#141c17" strokeWidth="1.6" />
        <path d="M233 305L284 307L288 361L235 359Z" fill="none" stroke="#2f5d45" strokeWidth="1.8" strokeDasharray="2 3" />
        <path className="flat-drop" d="M252 336L284 340L280 372L248 368Z" />
        <path d="M252 336L284 340L280 372L248 368Z" fill="url(#corduroy-ochre-x)" stroke="#141c17" strokeWidth="1.4" />
        <path d="M256 341L279 344L276 367L253 364Z" fill="none" stroke="#7c2f17" strokeWidth="1.6" strokeDasharray="4 3" />
      </svg>
    </div>
  );
}
