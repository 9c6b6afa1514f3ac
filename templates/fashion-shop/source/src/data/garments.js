/*
 * The goods. `sizes` and every row of `measures` run in the same order, in centimetres, laid flat and doubled.
 * `gone` names sizes that are sold out, for every cloth ("*") or for one.
 */

export const kinds = {
  coats: 'Coats',
  shirts: 'Smocks and shirts',
  knits: 'Knitwear',
  bottoms: 'Trousers and skirts',
  extras: 'Over and on top',
};

const five = ['XS', 'S', 'M', 'L', 'XL'];
const top = (chest, length, sleeve) => ({
  Chest: five.map((_, i) => chest + i * 7),
  Length: five.map((_, i) => length + i * 2),
  ...(sleeve ? { Sleeve: five.map((_, i) => sleeve + Math.round(i * 1.5)) } : {}),
});
const bottom = (waist, length, name, hem) => ({
  Waist: five.map((_, i) => waist + i * 7),
  [name]: five.map((_, i) => length + i),
  Hem: five.map((_, i) => hem + i * 2),
});

const wovenCare = 'Brush it dry. Twice a year wash at 30 degrees, inside out, and hang it by the loop. It will fade at the elbows; that is the part we like.';
const knitCare = 'Air it on a wall. When it must, wash by hand in cool water with wool soap, roll it in a towel and dry it flat, away from the stove and the dog.';

export const garments = [
  {
    id: 'chore-coat', name: 'Weavers’ Row coat', kind: 'coats', price: 245,
    line: 'Three patch pockets, a wide collar and nothing to catch on a loom.',
    text: 'Cut from the coat of a loom tuner at Harsel Mill, found on its nail in 1987 with the pencil still in it. We have changed the pencil. The collar is cut on the bias so that it rolls, the sleeves are set low so that you can reach the top shelf.',
    cloths: ['herringbone-oat', 'herringbone-loden', 'herringbone-ink', 'corduroy-rust', 'twill-forest'],
    sizes: five, measures: top(102, 70, 60), gone: { '*': [], 'herringbone-loden': ['S', 'XL'], 'corduroy-rust': ['XS'] },
    details: ['Five horn buttons, one spare inside', 'Felled seams throughout', 'Chest pocket with a slot for a pencil'], care: wovenCare,
  },
  {
    id: 'duffle', name: 'Pierhead duffle', kind: 'coats', price: 395,
    line: 'Hood, toggles, cord. Made for waiting for ferries.',
    text: 'The toggles are cow horn and can be done up in mittens, which is the whole point of toggles. The hood holds its shape when it is down and keeps its opinion to itself when it is up.',
    cloths: ['twill-ochre', 'herringbone-loden', 'herringbone-oat', 'check-fell', 'twill-ink'],
    sizes: five, measures: top(112, 92, 62), gone: { '*': ['XS'], 'twill-ochre': ['L'] },
    details: ['Three horn toggles on leather and waxed cord', 'Double yoke that sheds rain', 'Two flapped pockets, fleece-lined'], care: wovenCare,
  },
  {
    id: 'smock', name: 'Drifter smock', kind: 'shirts', price: 145,
    line: 'No buttons to lose overboard.',
    text: 'Over the head, down over the knitwear, and on with it. The yoke is doubled where a basket sits on the shoulder, and the pockets are set high enough to use while standing in a boat.',
    cloths: ['canvas-wool', 'canvas-ochre', 'canvas-ink', 'twill-rust'],
    sizes: five, measures: top(106, 68, 54), gone: { '*': [], 'canvas-ink': ['M'] },
    details: ['Doubled yoke, cut across the grain', 'Slit neck with a bar tack', 'Vents at the hem for sitting down'], care: wovenCare,
  },
  {
    id: 'overshirt', name: 'Tenter overshirt', kind: 'shirts', price: 165,
    line: 'A shirt until October, a jacket after.',
    text: 'Named after the frames the cloth is stretched on, from which also the hooks. The checks meet at the front, at the pockets and at the cuffs; it takes an hour longer and somebody always asks why.',
    cloths: ['check-gunclub', 'check-fell', 'check-hearth', 'twill-ochre', 'corduroy-wool'],
    sizes: five, measures: top(104, 74, 61), gone: { '*': ['XL'], 'check-hearth': ['S'] },
    details: ['Seven shell buttons', 'Yoke cut on the bias', 'Tails long enough to stay in'], care: wovenCare,
  },
  {
    id: 'waistcoat', name: 'Counting-house waistcoat', kind: 'coats', price: 135,
    line: 'Four welts, six buttons, two points.',
    text: 'The cheapest way of owning a room full of pockets. The lining is the cotton that our cloth arrives wrapped in, because it was here.',
    cloths: ['herringbone-oat', 'herringbone-loden', 'check-gunclub', 'corduroy-ochre'],
    sizes: five, measures: top(96, 56), gone: { '*': [] },
    details: ['Four welt pockets on the bias', 'Cinch and buckle at the back', 'Lined with wrapping cotton'], care: wovenCare,
  },
  {
    id: 'cardigan', name: 'Evensong cardigan', kind: 'knits', price: 225,
    line: 'Nine bands, and no two winters agree on the best one.',
    text: 'Knitted in the round and then cut down the middle with scissors, as it should be; the knitter looks away. The bands are planned so that the sleeves and the body meet at the same stars.',
    cloths: ['fairisle-hearth', 'fairisle-fell', 'fairisle-dawn'],
    sizes: five, measures: top(100, 66, 60), gone: { '*': [], 'fairisle-fell': ['M', 'L'] },
    details: ['Six horn buttons on a ribbed band', 'Steeked by hand', 'A card of each yarn for darning'], care: knitCare,
  },
  {
    id: 'gansey', name: 'Harbour gansey', kind: 'knits', price: 195,
    line: 'Same front and back, so that the elbows take turns.',
    text: 'Tight, square and hard to get into, like the harbour. Turn it round each week and it wears twice as long. The pattern across the chest is a ladder, for reasons that differ from village to village.',
    cloths: ['waffle-ochre', 'waffle-wool', 'waffle-forest', 'guernsey-ink'],
    sizes: five, measures: top(96, 64, 58), gone: { '*': ['XS'] },
    details: ['No front, no back', 'Sleeves knitted downward, so that cuffs can be renewed', 'Gussets under the arm'], care: knitCare,
  },
  {
    id: 'roll-neck', name: 'Long Wave roll neck', kind: 'knits', price: 210,
    line: 'For people who lose scarves.',
    text: 'Four cables, crossed every eleventh row by someone listening to the shipping forecast. The neck is folded once. Folding it twice is allowed, but you will not hear anything.',
    cloths: ['guernsey-ink', 'guernsey-rust', 'guernsey-wool'],
    sizes: five, measures: top(100, 67, 60), gone: { '*': [], 'guernsey-rust': ['XS', 'S', 'M', 'L', 'XL'] },
    details: ['Five-ply worsted', 'Four cables to the shoulder', 'Doubled cuffs, to be cut back and re-knitted'], care: knitCare,
  },
  {
    id: 'slipover', name: 'Second Fiddle slipover', kind: 'knits', price: 120,
    line: 'All the pattern and none of the sleeves.',
    text: 'What is left on the cones after a batch of cardigans, knitted up before anyone can put it away. Wears over a shirt without arguing with it.',
    cloths: ['fairisle-hearth', 'fairisle-dawn', 'fairisle-fell', 'waffle-forest'],
    sizes: five, measures: top(94, 60), gone: { '*': ['XL'] },
    details: ['Ribbed neck, mitred at the point', 'Ribbed armholes', 'Yarn from the ends of cones'], care: knitCare,
  },
  {
    id: 'trousers', name: 'Two-pleat trousers', kind: 'bottoms', price: 155,
    line: 'High, wide, turned up, and in no hurry.',
    text: 'The waist is where waists are. The pleats open when you sit and close when you stand. The turn-up holds five centimetres of spare cloth, which is the first patch.',
    cloths: ['corduroy-rust', 'corduroy-forest', 'corduroy-ochre', 'herringbone-ink', 'twill-ink'],
    sizes: five, measures: bottom(70, 76, 'Inside leg', 46), gone: { '*': [], 'corduroy-rust': ['M'] },
    details: ['Two pleats a side', 'Buttons inside for braces', 'Five centimetres of cloth kept in the turn-up'], care: wovenCare,
  },
  {
    id: 'dungarees', name: 'Tuners’ dungarees', kind: 'bottoms', price: 185,
    line: 'With a loop in which nobody has ever hung a hammer.',
    text: 'Bib, brace, and seven pockets, of which you will use three. The knees are cut in one with the thigh so that a patch can be let in from seam to seam and look as if it had been meant.',
    cloths: ['twill-ink', 'twill-rust', 'twill-forest', 'canvas-wool', 'corduroy-ochre'],
    sizes: five, measures: bottom(78, 74, 'Inside leg', 44), gone: { '*': ['XS'] },
    details: ['Brass buttons, riveted', 'Bib pocket in two parts', 'Knees made for patching'], care: wovenCare,
  },
  {
    id: 'skirt', name: 'Gate skirt', kind: 'bottoms', price: 150,
    line: 'Wide enough for gates, with pockets for hands.',
    text: 'Six buttons down the front and you may stop at four. The flapped pockets are hung from the waistband, so that a full one does not pull the skirt out of true.',
    cloths: ['corduroy-forest', 'corduroy-rust', 'check-fell', 'herringbone-oat'],
    sizes: five, measures: bottom(68, 72, 'Length', 150), gone: { '*': [], 'check-fell': ['L', 'XL'] },
    details: ['Six horn buttons', 'Pockets hung from the waistband', 'Three centimetres of hem to let down'], care: wovenCare,
  },
  {
    id: 'pinafore', name: 'Bakehouse pinafore', kind: 'extras', price: 140,
    line: 'Over everything, including an opinion.',
    text: 'Straps that cross at the back and stay there. One kangaroo pocket in two halves: one for flour, one for keys. Worn by two bakers and a bookbinder while we got it right.',
    cloths: ['check-hearth', 'check-gunclub', 'canvas-ochre', 'twill-forest'],
    sizes: five, measures: { Chest: [92, 99, 106, 113, 120], Length: [86, 88, 90, 92, 94] }, gone: { '*': ['XS'] },
    details: ['Straps crossed at the back', 'Divided pocket', 'Square neck, faced'], care: wovenCare,
  },
  {
    id: 'cap', name: 'Third Watch cap', kind: 'extras', price: 48,
    line: 'One pompom, under protest.',
    text: 'The brim is doubled over the ears. The pompom is buttoned on, and may be left at home. It comes in two sizes, since heads come in more but wool is patient.',
    cloths: ['fairisle-dawn', 'fairisle-fell', 'fairisle-hearth', 'guernsey-rust'],
    sizes: ['S', 'L'], measures: { Head: [54, 60], Depth: [21, 23] }, gone: { '*': [] },
    details: ['Doubled brim', 'Pompom on a button', 'Crown drawn together by hand'], care: knitCare,
  },
];

export const byId = Object.fromEntries(garments.map((garment) => [garment.id, garment]));

export const isGone = ({ gone }, cloth, size) => [...(gone['*'] ?? []), ...(gone[cloth] ?? [])].includes(size);

export const pounds = (amount) => `£${amount}`;
