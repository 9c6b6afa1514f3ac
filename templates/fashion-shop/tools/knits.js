import { fold, front, lit, panel, seam, whole } from './parts.js';

const label = [{ type: 'label', x: 184, y: 56, w: 32, h: 13 }];
const ribs = (d, grain = '', both = true) => panel(d, { fill: 'rib', grain, both, sheen: 'fall' });

const hem = (d) => whole(d, { fill: 'rib', sheen: 'fall' });

const sleeves = [
  ...panel('M110 90C84 100 72 118 66 146L40 318L88 328L118 204C124 164 122 122 110 90Z', { grain: 'l', both: true }),
  ...fold('M102 178C88 184 76 194 66 208M96 244C86 248 74 246 62 240'),
  ...lit('M80 136C72 180 64 230 58 290'),
  ...ribs('M38 314L91 326C88 342 86 352 82 366C66 366 52 363 38 358C34 344 35 330 38 314Z', 'l'),
];

/** Buttoned to a deep V, in bands. */
export const cardigan = {
  height: 436,
  parts: [
    ...panel('M162 54C174 46 226 46 238 54C240 100 222 150 200 186C178 150 160 100 162 54Z', { fill: 'inside', sheen: 'none' }),
    ...label,
    ...sleeves,
    ...panel('M160 56L110 84C122 122 124 164 118 204L114 372L200 376L200 190C178 152 160 104 160 56Z', { both: true }),
    ...fold('M130 210C142 250 140 310 132 366M172 230C168 280 170 330 174 370'),
    ...lit('M150 190C156 250 152 310 152 368'),
    ...seam('M118 204L114 372M160 56L110 84'),
    ...ribs('M113 368L200 373L200 410L118 406C112 394 111 382 113 368Z'),
    ...panel('M158 50C154 56 154 62 156 66C160 110 176 154 190 184L190 410L210 410L210 184C206 178 170 112 170 54C168 50 162 48 158 50Z', { fill: 'rib', sheen: 'fall' }),
    ...panel('M242 50C246 56 246 62 244 66C240 110 224 154 210 184L210 200L200 190C206 178 230 112 230 54C232 50 238 48 242 50Z', { fill: 'rib', sheen: 'fall' }),
    ...panel('M158 50C168 40 232 40 242 50L232 58C224 50 176 50 168 58Z', { fill: 'rib', sheen: 'fall' }),
    ...front(200, [206, 246, 286, 326, 366, 396], { r: 6.4 }),
  ],
};

/** Square, tight, the same front and back, so that the elbows wear evenly. */
export const gansey = {
  height: 430,
  parts: [
    ...panel('M158 56C172 46 228 46 242 56C238 78 222 88 200 90C178 88 162 78 158 56Z', { fill: 'inside', sheen: 'none' }),
    ...label,
    ...sleeves,
    ...whole('M200 92C178 90 162 78 156 56L110 82C122 122 124 164 118 204L114 372C142 376 172 377 200 377'),
    ...fold('M130 212C144 256 140 316 132 366M176 240C172 290 174 330 178 370'),
    ...lit('M152 180C158 250 154 310 154 370'),
    ...panel('M156 56L110 82C114 94 116 104 118 114L170 96C162 84 158 70 156 56Z', { grain: 'x', both: true, sheen: 'fall' }),
    ...seam('M118 204L114 372M112 88L170 96M119 120L182 122'),
    ...hem('M200 373C172 373 142 372 113 368C111 380 111 392 116 403C142 407 170 408 200 408'),
    ...panel('M152 50C152 78 172 102 200 104C228 102 248 78 248 50C246 46 240 46 238 50C236 70 220 86 200 88C180 86 164 70 162 50C160 46 154 46 152 50Z', { fill: 'rib', sheen: 'fall' }),
    ...panel('M152 50C170 38 230 38 248 50L238 54C224 46 176 46 162 54Z', { fill: 'rib', sheen: 'fall' }),
    ...seam('M192 377L192 104M208 377L208 104M146 372L142 130M154 372L151 130M246 130L249 372', false),
    ...[150, 174, 198, 222, 246, 270, 294, 318, 342].flatMap((y) => seam(`M154 ${y}L166 ${y + 12}L154 ${y + 24}M190 ${y}L178 ${y + 12}L190 ${y + 24}`)),
  ],
};

/** A roll neck with four cables, for people who lose scarves. */
export const rollNeck = {
  height: 440,
  parts: [
    ...sleeves,
    ...whole('M200 76L158 66L110 86C122 122 124 164 118 204L112 380C142 384 172 385 200 385'),
    ...fold('M130 212C144 256 140 316 130 372M184 110C180 150 182 180 186 210'),
    ...lit('M152 190C158 250 154 310 154 378'),
    ...seam('M118 204L112 380M158 66L110 86'),
    ...[146, 182].flatMap((x) => cable(x, 108, 376)),
    ...hem('M200 381C172 381 142 380 111 376C109 388 109 400 114 411C142 415 170 416 200 416'),
    ...panel('M160 74C156 60 158 48 160 38C176 30 224 30 240 38C242 48 244 60 240 74C228 86 172 86 160 74Z', { fill: 'rib', sheen: 'l' }),
    ...panel('M154 70C150 56 152 44 156 34C176 44 224 44 244 34C248 44 250 56 246 70C226 84 174 84 154 70Z', { fill: 'rib', sheen: 'fall' }),
    ...panel('M156 34C170 22 230 22 244 34C226 46 174 46 156 34Z', { fill: 'inside', sheen: 'none' }),
  ],
};

/** One rope of stitches from `top` to `end`, on both sides. */
function cable(x, top, end) {
  let over = '';
  let edge = '';
  for (let y = top; y < end - 20; y += 22) {
    over += `M${x - 6} ${y}C${x - 6} ${y + 10} ${x + 6} ${y + 12} ${x + 6} ${y + 22}M${x + 6} ${y}C${x + 6} ${y + 6} ${x + 3} ${y + 8} ${x + 1.5} ${y + 10}M${x - 1.5} ${y + 13}C${x - 4} ${y + 15} ${x - 6} ${y + 17} ${x - 6} ${y + 22}`;
    edge += `M${x - 10} ${y}L${x - 10} ${y + 22}M${x + 10} ${y}L${x + 10} ${y + 22}`;
  }
  const d = over + edge;
  return [{ type: 'cable', d: over }, ...seam(d)];
}

/** No sleeves, deep V: the jersey of a man who owns one good shirt. */
export const slipover = {
  height: 390,
  left: 56,
  parts: [
    ...panel('M164 48C176 40 224 40 236 48C234 90 218 124 200 146C182 124 166 90 164 48Z', { fill: 'inside', sheen: 'none' }),
    ...label,
    ...whole('M200 152C180 126 164 92 162 48L126 58C136 92 134 136 106 176L108 328C140 333 172 334 200 334'),
    ...fold('M126 190C140 226 138 280 128 326M170 210C166 250 168 290 172 330'),
    ...lit('M148 180C154 230 150 280 150 330'),
    ...seam('M106 176L108 328'),
    ...hem('M200 330C172 330 140 329 107 324C105 338 106 350 111 361C140 365 170 366 200 366'),
    ...panel('M120 58C130 92 128 134 100 170C98 176 100 182 106 182C138 144 142 96 132 54C128 52 122 54 120 58Z', { fill: 'rib', grain: '', both: true, sheen: 'fall' }),
    ...panel('M158 46C158 96 176 132 200 162C224 132 242 96 242 46C240 42 234 42 232 46C232 84 216 116 200 140C184 116 168 84 168 46C166 42 160 42 158 46Z', { fill: 'rib', sheen: 'fall' }),
    ...panel('M158 46C172 34 228 34 242 46L232 50C222 42 178 42 168 50Z', { fill: 'rib', sheen: 'fall' }),
    ...seam('M200 140L200 161', false),
  ],
};
