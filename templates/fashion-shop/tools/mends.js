/* Two pictures of the mending room: a darn under way, and trousers after some years. */
import { flat } from './flat.js';

/** A grid of ochre threads woven through a hole in a jersey, and the needle; on a sheet of 340 by 340. */
export function darn() {
  const from = 92;
  const threads = 15;
  const step = 11;
  const end = from + (threads - 1) * step;
  const warps = Array.from({ length: threads }, (_, i) => `M${from + i * step} ${from - 14 + (i % 3) * 4}V${end + 12 - (i % 2) * 6}`).join('');
  const done = 9;
  const rows = Array.from({ length: done }, (_, i) => from + i * step);
  const wefts = rows.map((y) => `M${from - 14} ${y}H${end + 14}`).join('');
  // The weft dips under every other warp: short gaps drawn over it.
  const dips = rows.flatMap((y, row) => Array.from({ length: threads }, (_, i) => i).filter((i) => (i + row) % 2 === 0).map((i) => `M${from + i * step} ${y - 5.5}v11`)).join('');
  const last = from + done * step;
  const line = (d, stroke, width, more = '') => `<path d="${d}" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
  return [
    '<g transform="scale(2.6)"><path d="M0 0h140v140H0z" fill="url(#guernsey-ink)"/></g><path d="M0 0h340v340H0z" fill="url(#fall)"/>',
    '<path d="M110 112c20-16 60-20 92-8 30 12 40 40 34 74-6 36-30 60-66 60-40 0-66-22-70-58-4-28-6-52 10-68z" fill="#0d1411"/>',
    '<path d="M110 112c-8 4-14-2-18 4M202 104c8-6 6-14 16-14M236 178c8 2 14-2 18 4M170 238c-2 8 4 14-2 20M100 180c-8 2-10 8-18 6" fill="none" stroke="#4a637d" stroke-width="4" stroke-linecap="round"/>',
    '<g fill="none" stroke-linecap="round">',
    line(warps, '#3b2706', 8.5, 'stroke-opacity=".6" transform="translate(1.5 2.5)"'),
    line(warps, '#c98d24', 7),
    line(warps, '#f4cf7d', 1.6, 'stroke-opacity=".6" transform="translate(-1.5 0)"'),
    line(wefts, '#3b2706', 8.5, 'stroke-opacity=".55" transform="translate(0 2)"'),
    line(wefts, '#d79a2e', 7),
    '<g stroke-linecap="butt">',
    line(dips, '#3b2706', 9, 'stroke-opacity=".5"'),
    line(dips, '#c98d24', 7),
    line(dips, '#f4cf7d', 1.6, 'stroke-opacity=".6" transform="translate(-1.5 0)"'),
    '</g>',
    line(`M${end + 14} ${last - step}c14 4 10 12-8 ${step}`, '#d79a2e', 7),
    line(`M20 ${last + 40}C60 ${last + 60} 40 ${last + 2} ${from - 8} ${last + 2}`, '#d79a2e', 5),
    line(`M${from - 10} ${last + 6}L${end + 66} ${last - 4}`, '#06100a', 7, 'stroke-opacity=".5" transform="translate(2 6)"'),
    line(`M${from - 10} ${last + 2}L${end + 66} ${last - 8}`, '#aeb6b4', 6),
    line(`M${from - 6} ${last + 1}L${end + 60} ${last - 9}`, '#fff', 1.6, 'stroke-opacity=".8"'),
    line(`M${from - 4} ${last + 1.6}l14-.8`, '#2b2f2d', 2),
    '</g>',
  ].join('');
}

/** The two-pleat trousers with both knees let in, one of them twice. */
export function patched() {
  const patch = (d, fill, hem, thread, dash) =>
    `<path d="${d}" fill="#06100a" opacity=".34" transform="translate(1.5 4)"/><path d="${d}" fill="url(#${fill})" stroke="#141c17" stroke-width="1.6"/><path d="${hem}" fill="none" stroke="${thread}" stroke-width="1.6" stroke-dasharray="${dash}"/>`;
  return [
    flat('trousers', 'corduroy-forest'),
    patch('M112 292L173 290L170 358L107 360Z', 'corduroy-rust', 'M116 296L168 294L166 354L112 356Z', '#f0d9a0', '5 3'),
    patch('M228 300L289 302L293 366L231 364Z', 'check-gunclub-b', 'M233 305L284 307L288 361L235 359Z', '#2f5d45', '2 3'),
    patch('M252 336L284 340L280 372L248 368Z', 'corduroy-ochre-x', 'M256 341L279 344L276 367L253 364Z', '#7c2f17', '4 3'),
  ].join('');
}
