/* Twenty-four heads, by chance that is always the same, and the halftones they share. Inks are classes of main.css. */
const dots = (id, size, angle, r, fill) => `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><circle class="${fill}" cx="${size / 2}" cy="${size / 2}" r="${r}"/></pattern>`;
const hairs = [
  '<path d="M52 92q-8-54 48-56q56 2 48 56q-4-30-22-36q-26 14-54 2q-16 8-20 34Z"/>',
  '<path d="M48 150q-16-116 52-116t52 116q-16 6-22-4q6-60-14-82q-30 18-56 4q-8 40 6 80q-8 8-18 2Z"/>',
  '<path d="M54 86q0-44 46-44t46 44l-6-20H60Z"/><circle cx="100" cy="30" r="22"/>',
  '<path d="M46 100q-14-10-4-26q-6-20 16-24q4-20 26-16q16-14 34 0q22-4 26 16q20 6 14 26q8 14-6 24q0-30-16-38q-36 10-72 0q-14 10-18 38Z"/>',
  '<path d="M56 78q2-14 8-20v26ZM144 78q-2-14-8-20v26Z"/>',
  '<path d="M50 96q-6-60 52-60q54 0 46 60q-2-34-30-40l-54 2q-12 10-14 38Z"/><path d="M60 46q24-26 78-6l8 16Z"/>',
  '<path d="M42 84q6-50 58-50t58 50q-58-18-116 0Z"/><path d="M40 80q60-20 120 0v10q-60-18-120 0Z"/>',
  '<path d="M52 90q-2-50 48-50t48 50q10 30 4 70q-20 4-18-10q8-50-16-78q-30 6-56 26q-8 24 0 62q-12 4-18-2q-6-40 8-68Z"/>',
];
const coats = ['<path d="M20 260q2-62 52-68h56q50 6 52 68Z"/>', '<path d="M14 260q0-70 60-72l26 22l26-22q60 2 60 72Z"/>', '<path d="M24 260q4-58 48-66l6-16h44l6 16q44 8 48 66Z"/>'];

/** A solid ink by its class, a halftone by its pattern. */
const ink = (name, more = '') => (name.startsWith('f-') ? `fill="url(#${name})"${more && ` class="${more}"`}` : `class="${[name, more].filter(Boolean).join(' ')}"`);

export function faces() {
  let seed = 77;
  const rnd = (n) => { seed = (seed * 48271) % 2147483647; return Math.floor((seed / 2147483647) * n); };
  const heads = {};
  for (let i = 0; i < 24; i++) {
    const ground = ['fp', 'f-p1', 'f-b1', 'f-p3'][(i + Math.floor(i / 6)) % 4];
    const skin = ['', 'f-p1', 'f-p3', 'f-p4'][rnd(4)];
    const hair = ['fb', 'fi', 'f-b3', 'fp'][ground === 'fp' ? rnd(2) : rnd(4)];
    const coat = ['fb', 'f-b3', 'fi', 'f-p4'][rnd(4)];
    const style = (i * 5 + rnd(2)) % 8;
    const head = '<path d="M58 96q0-52 42-52t42 52v24q-2 48-42 52q-40-4-42-52Z"/>';
    const neck = '<path d="M82 156h36v36q-18 18-36 0Z"/>';
    const glasses = rnd(3) === 0;
    const beard = rnd(4) === 0 && style !== 1 && style !== 7;
    const eye = rnd(3);
    const mouth = ['M86 146q14 12 28 0', 'M88 148h24', 'M86 144q14 18 28 0Z', 'M88 150q12-6 24 0'][rnd(4)];
    heads[`face-${i + 1}`] = `<svg viewBox="0 0 200 260" aria-hidden="true" focusable="false"><path class="fw" d="M0 0h200v260H0Z"/><path ${ink(ground)} d="M0 0h200v260H0Z"/>
<g class="fw">${style === 1 || style === 7 ? hairs[style] : ''}${coats[i % 3]}</g><g ${ink(coat, 'm')} transform="translate(3 -2)">${coats[i % 3]}</g><g class="l">${coats[i % 3]}</g>
${[neck, head].map((part) => `<g class="fw">${part}</g>${skin ? `<g ${ink(skin, 'm')} transform="translate(3 -2)">${part}</g>` : ''}<g class="l">${part}</g>`).join('')}
<path fill="url(#f-b2)" class="m" d="M122 60q20 12 20 40v20q-2 40-32 50q16-40 12-110ZM84 170q16 8 32 0v14q-16 12-32 0Z"/>
${beard ? '<path fill="url(#f-b4)" class="m" d="M60 118q8 22 22 18q18-8 36 0q14 4 22-18v12q-4 42-40 46q-36-4-40-46Z"/>' : ''}
<g class="fw">${hairs[style]}</g><g ${ink(hair, 'm')} transform="translate(-2 2)">${hairs[style]}</g><g class="l">${hairs[style]}</g>
<path class="l" d="M101 104q8 14-2 22M70 ${92 - eye}q10-6 18 0M112 ${92 - eye}q10-6 18 0M${mouth.slice(1)}"/><circle class="fi" cx="80" cy="106" r="4.500"/><circle class="fi" cx="120" cy="106" r="4.500"/>
${glasses ? '<path class="l" d="M64 106a16 16 0 1 0 32 0a16 16 0 1 0-32 0M104 106a16 16 0 1 0 32 0a16 16 0 1 0-32 0M96 104q4-4 8 0M64 102l-8-4M136 102l8-4"/>' : ''}
${i % 3 === 1 ? '<path class="l" d="M74 190l26 28l26-28M100 218v42"/>' : '<path class="l" d="M60 214v46M140 214v46"/>'}</svg>`;
  }
  const halftones = [['f-p1', 10, 45, 2, 'fp'], ['f-p3', 10, 45, 3.3, 'fp'], ['f-p4', 10, 45, 4.6, 'fp'], ['f-b1', 9, 15, 1.6, 'fb'], ['f-b2', 8, 15, 1.9, 'fb'], ['f-b3', 8, 15, 3, 'fb'], ['f-b4', 6, 15, 2.2, 'fi']];
  return { ...heads, halftones: `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${halftones.map((one) => dots(...one)).join('')}</defs></svg>` };
}
