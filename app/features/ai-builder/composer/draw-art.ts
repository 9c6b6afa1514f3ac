import type { Art } from './kind-looks.ts';

/** Shapes in a box of 400 by 320; their colours are classes of the page's style sheet. */
const SHAPES: Record<Art, string> = {
  plate:
    '<circle cx="200" cy="160" r="140" class="a"/><circle cx="200" cy="160" r="96" class="p"/><path d="M140 176a60 60 0 0 1 120 0z" class="c"/><circle cx="172" cy="130" r="14" class="c"/><circle cx="228" cy="122" r="20" class="i"/><path d="M24 60v200M376 60v200" class="s"/>',
  cup: '<path d="M90 110h180v80a90 90 0 0 1-180 0z" class="c"/><path d="M270 130h30a40 40 0 0 1 0 80h-36" class="s"/><path d="M60 292h240" class="s"/><path d="M140 84c0-24 20-24 20-48M200 84c0-24 20-24 20-48" class="s"/><circle cx="330" cy="70" r="44" class="a"/>',
  loaf: '<path d="M40 230c0-90 60-150 160-150s160 60 160 150z" class="a"/><path d="M40 230h320v30H40z" class="c"/><path d="M120 170l40-50M180 160l40-56M240 164l40-48" class="s"/><circle cx="70" cy="70" r="26" class="c"/>',
  frame:
    '<path d="M30 30h220v260H30z" class="a"/><path d="M60 60h160v200H60z" class="p"/><path d="M60 260l70-90 40 44 24-30 26 40v36z" class="c"/><circle cx="180" cy="110" r="22" class="i"/><path d="M270 110h100v180H270z" class="c"/><path d="M292 132h56v136h-56z" class="p"/>',
  hills:
    '<circle cx="290" cy="96" r="52" class="c"/><path d="M0 290 120 110l90 130 60-80 130 130z" class="a"/><path d="M0 290q110-70 210-20t190-10v60H0z" class="i"/><path d="M30 60h70M60 84h90" class="s"/>',
  house:
    '<path d="M60 150 200 50l140 100v150H60z" class="a"/><path d="M30 166 200 44l170 122" class="s"/><path d="M170 210h60v90h-60z" class="c"/><path d="M96 176h46v46H96zM258 176h46v46h-46z" class="p"/><path d="M20 300h360" class="s"/>',
  window:
    '<rect x="20" y="40" width="360" height="240" rx="10" class="a"/><path d="M20 84h360v186a10 10 0 0 1-10 10H30a10 10 0 0 1-10-10z" class="p"/><circle cx="44" cy="62" r="7" class="i"/><circle cx="68" cy="62" r="7" class="i"/><path d="M48 112h120v140H48z" class="c"/><path d="M196 124h150M196 156h110M196 188h150M196 220h80" class="s"/>',
  wave: '<path d="M20 160h24M64 110v100M104 60v200M144 120v80M184 30v260M224 90v140M264 130v60M304 70v180M344 120v80M376 160h10" class="w"/><circle cx="184" cy="160" r="34" class="c"/>',
  rings:
    '<circle cx="150" cy="160" r="104" class="r"/><circle cx="250" cy="160" r="104" class="t"/><circle cx="200" cy="160" r="18" class="c"/><circle cx="60" cy="60" r="10" class="i"/><circle cx="340" cy="270" r="14" class="i"/>',
  leaf: '<path d="M200 300C60 270 40 130 200 20c160 110 140 250 0 280z" class="a"/><path d="M200 300V90M200 240l-60-50M200 200l60-50M200 150l-40-34" class="s"/><circle cx="330" cy="80" r="30" class="c"/>',
  blocks:
    '<path d="M30 190h120v110H30z" class="c"/><circle cx="230" cy="240" r="60" class="a"/><path d="M300 300V120h70v180z" class="i"/><path d="M50 170 110 60l60 110z" class="a"/><circle cx="250" cy="100" r="44" class="c"/><path d="M10 300h380" class="s"/>',
  page: '<path d="M70 20h200l70 70v210H70z" class="a"/><path d="M270 20v70h70z" class="c"/><path d="M104 130h190M104 166h190M104 202h190M104 238h110" class="s"/><path d="M104 70h110" class="w"/>',
};

/** A drawing as inline SVG. Without a name it is decoration. */
export function drawArt(art: Art, name: string | null): string {
  const role = name ? `role="img" aria-label="${name}"` : 'aria-hidden="true"';
  return `<svg class="art" viewBox="0 0 400 320" ${role}>${SHAPES[art]}</svg>`;
}

/** What hangs beside a drawing in a gallery: things of the same world. */
const BESIDE: Record<Art, readonly [Art, Art]> = {
  plate: ['loaf', 'cup'],
  cup: ['loaf', 'plate'],
  loaf: ['cup', 'plate'],
  frame: ['hills', 'house'],
  hills: ['house', 'leaf'],
  house: ['leaf', 'hills'],
  window: ['page', 'blocks'],
  wave: ['rings', 'blocks'],
  rings: ['wave', 'blocks'],
  leaf: ['hills', 'house'],
  blocks: ['rings', 'frame'],
  page: ['window', 'blocks'],
};

/** Three drawings for a gallery, the page's own first. */
export function galleryOf(art: Art): Art[] {
  return [art, ...BESIDE[art]];
}
