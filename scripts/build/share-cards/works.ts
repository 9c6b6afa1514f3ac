import { colours } from './stage.ts';

const { accent, accentSoft, edge, ink, line, slab, surface } = colours;

/**
 * What stands on the slab for each page: drawn in a box of 440x420 whose lower edge, y = 420, is the slab. By path.
 */
export const works: Record<string, string> = {
  // Sheets, one leaning on the other, and the disc as a paperweight.
  '/blog': `
    <path d="M70 420 18 66l196-29 56 383z" fill="${slab}"/>
    ${sheet(96, 40, 250, 380)}
    <path d="M128 84h150" stroke="${ink}" stroke-width="20"/>
    ${rules(128, 128, [186, 186, 186, 120])}
    <rect x="128" y="232" width="186" height="92" fill="${accentSoft}"/>
    <path d="M128 324l58-64 44 42 30-26 54 48z" fill="${accent}"/>
    ${rules(128, 350, [186, 150])}
    <circle cx="384" cy="364" r="56" fill="${accent}"/>`,
  // A work under glass, with its price tag.
  '/premium': `
    <path d="M60 420v-56h320v56z" fill="${slab}"/><path d="M92 364v-26h256v26z" fill="${line}"/>
    <path d="M220 338 130 250l34-96h112l34 96z" fill="${accent}"/>
    <path d="M220 338 176 250l14-96h60l14 96z" fill="${accentSoft}"/><path d="M130 250h180" stroke="${ink}" stroke-width="6"/>
    <path d="M72 338V96a148 148 0 0 1 296 0v242" stroke="${ink}" stroke-width="6"/>
    <path d="M330 372l92 26v-64l-92-26z" fill="${surface}" stroke="${ink}" stroke-width="6"/><circle cx="350" cy="346" r="8" fill="${ink}"/>`,
  // A crowd of busts.
  '/community': `
    ${bust(0, 150, 104, slab)}${bust(322, 170, 104, slab)}${bust(92, 64, 116, ink)}
    ${bust(222, 20, 126, accent)}`,
  // A star on a plinth, and the words that were said about it.
  '/testimonials': `
    <path d="M60 420V312h220v108z" fill="${line}"/><path d="M220 420V312h60v108z" fill="${slab}"/>
    <path d="M40 296h260v16H40z" fill="${slab}"/>
    <path d="M170 22l40 84 92 12-67 64 17 91-82-44-82 44 17-91-67-64 92-12z" fill="${accent}"/>
    <path d="M304 40h136v116h-74l-40 40v-40h-22z" fill="${ink}"/>
    <path d="M328 76h88M328 112h56" stroke="${surface}" stroke-width="12"/>`,
  // An empty place on the plinth, outlined, and the votes that lift it.
  '/make-my-site': `
    <path d="M64 420v-96h312v96z" fill="${line}"/><path d="M296 420v-96h80v96z" fill="${slab}"/>
    <path d="M40 306h360v18H40z" fill="${slab}"/>
    <rect x="110" y="70" width="220" height="230" rx="6" stroke="${edge}" stroke-width="6" stroke-dasharray="16 15"/>
    <path d="M220 30l92 104h-54v96h-76v-96h-54z" fill="${accent}"/>`,
  // Two lines of work that part and meet again, each commit a stone.
  '/git-store': `
    <path d="M110 420V24" stroke="${ink}" stroke-width="20"/>
    <path d="M110 330q200-10 200-110t-200-110" stroke="${accent}" stroke-width="20"/>
    <circle cx="110" cy="360" r="40" fill="${ink}"/><circle cx="110" cy="64" r="40" fill="${ink}"/>
    <circle cx="110" cy="212" r="30" fill="${surface}" stroke="${ink}" stroke-width="12"/>
    <circle cx="310" cy="220" r="58" fill="${accent}"/>
    <path d="M258 420v-52h104v52z" fill="${line}"/><path d="M236 368h148v-18H236z" fill="${slab}"/>
    <path d="M330 420v-52h32v52z" fill="${slab}"/>`,
  // A sentence, and the page that comes out of it.
  '/ai-temp-build': `
    <path d="M0 0h330v104h-196l-46 46v-46H0z" fill="${ink}"/>
    <path d="M32 36h266M32 70h170" stroke="${surface}" stroke-width="14"/>
    ${sheet(96, 176, 330, 244)}
    <path d="M124 204h126v96H124z" fill="${accent}"/><path d="M270 216h128M270 252h128M270 288h80" stroke="${line}" stroke-width="14"/>
    <path d="M124 324h82v96h-82z" fill="${slab}"/><path d="M220 324h82v96h-82z" fill="${accentSoft}"/><path d="M316 324h82v96h-82z" fill="${slab}"/>`,
  // Eight pieces of a building set.
  '/our-websites': `
    <rect x="0" y="280" width="140" height="140" fill="${ink}"/>
    <path d="M0 280a70 70 0 0 1 140 0z" fill="${slab}"/>
    <circle cx="70" cy="158" r="52" fill="${accent}"/>
    <path d="M160 420a94 94 0 0 1 188 0z" fill="${accent}"/>
    <rect x="200" y="212" width="108" height="114" fill="${surface}" stroke="${ink}" stroke-width="6"/>
    <path d="M254 84l74 126H180z" fill="${ink}"/>
    <circle cx="254" cy="52" r="32" fill="${slab}"/>
    <path d="M366 420V290l84 130z" fill="${slab}"/>`,
  // Up the stairs, step by step.
  '/deploy-guide': `
    <path d="M0 420v-70h110v-72h110v-72h110v-72h120v286z" fill="${line}"/>
    <path d="M0 350h110v14H0zM110 278h110v14H110zM220 206h110v14H220zM330 134h120v14H330z" fill="${slab}"/>
    <g stroke="${edge}" stroke-width="5" stroke-dasharray="2 13" stroke-linecap="round">
    <circle cx="55" cy="304" r="43"/><circle cx="165" cy="232" r="43"/><circle cx="275" cy="160" r="43"/></g>
    <circle cx="390" cy="88" r="46" fill="${accent}"/>`,
  // The letter of the logo, as large as the room.
  '/about': `
    <circle cx="256" cy="176" r="156" fill="${accent}"/>
    <path d="M36 20h128v400H36z" fill="${ink}"/>`,
  // A question, cast in one piece.
  '/faq': `
    <path d="M98 120a118 118 0 1 1 168 108q-50 24-50 84" stroke="${accent}" stroke-width="64"/>
    <circle cx="216" cy="382" r="38" fill="${accent}"/>`,
  // A letter that has arrived.
  '/contact': `
    <path d="M120 420V310h210v110z" fill="${line}"/><path d="M270 420V310h60v110z" fill="${slab}"/>
    <path d="M100 296h250v16H100z" fill="${slab}"/>
    <rect x="24" y="70" width="402" height="224" rx="4" fill="${surface}" stroke="${ink}" stroke-width="6"/>
    <path d="M24 74l201 132L426 74" stroke="${ink}" stroke-width="6"/>
    <circle cx="225" cy="190" r="46" fill="${accent}"/>`,
  // A column.
  '/legal': `
    <path d="M64 420v-34h312v34z" fill="${slab}"/><path d="M96 386v-26h248v26z" fill="${line}"/>
    <path d="M124 360V110h192v250z" fill="${line}"/>
    <path d="M148 360V110h18v250zM192 360V110h18v250zM236 360V110h18v250zM280 360V110h36v250z" fill="${slab}"/>
    <path d="M64 42h312v34H64z" fill="${slab}"/><path d="M96 76h248q-4 34-34 34H130q-30 0-34-34z" fill="${line}"/>
    <circle cx="220" cy="-2" r="44" fill="${accent}"/>`,
  // A door that only its owner opens.
  '/privacy': `
    <path d="M50 420V190a170 170 0 0 1 340 0v230z" fill="${slab}"/>
    <path d="M90 420V190a130 130 0 0 1 260 0v230z" fill="${ink}"/>
    <circle cx="220" cy="226" r="48" fill="${accent}"/><path d="M200 256h40l20 92h-80z" fill="${accent}"/>`,
  // A sheet with a seal.
  '/terms': `
    ${sheet(70, 20, 280, 400)}
    <path d="M106 70h128" stroke="${ink}" stroke-width="20"/>
    ${rules(106, 116, [208, 208, 208, 150])}${rules(106, 216, [208, 208, 120])}
    <path d="M106 364q20-44 34-20t26-4 30 4 42-10" stroke="${ink}" stroke-width="6"/>
    <circle cx="330" cy="330" r="62" fill="${accent}"/><circle cx="330" cy="330" r="34" stroke="${surface}" stroke-width="8"/>`,
};

function sheet(x: number, y: number, width: number, height: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="4" fill="${surface}" stroke="${ink}" stroke-width="6"/>`;
}

/** Lines of writing. */
function rules(x: number, y: number, widths: number[]): string {
  return widths
    .map((width, index) => `<path d="M${x} ${y + index * 24}h${width}" stroke="${edge}" stroke-width="7"/>`)
    .join('');
}

function bust(x: number, y: number, size: number, fill: string): string {
  const middle = x + size / 2;
  const shoulders = y + size * 1.06;
  return `<circle cx="${middle}" cy="${y + size / 2}" r="${size / 2}" fill="${fill}"/>
    <path d="M${x - 8} 420V${shoulders + 40}q0-40 40-40h${size - 64}q40 0 40 40V420z" fill="${fill}"/>`;
}
