/** Colours by name, English and German, then French, Spanish, Italian, Portuguese, Dutch, Polish and other scripts. */
const NAMED: Record<string, string> = {
  '#c62828':
    'red rot rouge rojo roja rosso rossa vermelho rood czerwony czerwona czerwone 赤 أحمر احمر लाल красный kirmizi',
  '#b71c1c': 'crimson scarlet ruby cherry kirschrot karmesin rubinrot feuerrot signalrot ziegelrot brick-red',
  '#7b1e3a': 'burgundy bordeaux maroon wine weinrot bordeauxrot wine-red oxblood burgunderrot burgundowy',
  '#ef6c00': 'orange tangerine naranja arancione laranja oranje pomaranczowy オレンジ برتقالي नारंगी',
  '#c8643c': 'terracotta terrakotta rust rostrot clay tonfarben sienna terrakottafarben ceglasty',
  '#b87333': 'copper kupfer kupferfarben bronze miedziany',
  '#ff7f6a': 'coral koralle korallenrot corail coralowy',
  '#fa8072': 'salmon lachs lachsfarben lachsrosa',
  '#ffb38a': 'peach apricot pfirsich aprikose peche',
  '#6d4c33':
    'brown braun brun marron marrone castanho bruin brazowy 茶色 بني भूरा chocolate schokobraun schokolade mocha nussbraun walnut chestnut cognac',
  '#c3a37f': 'tan camel caramel karamell',
  '#e7d8c1': 'beige sand sandfarben sandy bezowy ベージュ بيج taupe',
  '#f7f1e3': 'cream creme cremefarben ivory elfenbein eggshell off-white offwhite naturweiss kremowy ecru',
  '#f5c518':
    'yellow gelb jaune amarillo amarilla giallo gialla amarelo geel zolty zolta zolte 黄色 أصفر اصفر पीला sonnengelb zitronengelb lemon canary',
  '#d4a017': 'mustard senfgelb senf ocker ochre saffron safran honey honiggelb amber bernstein musztardowy',
  '#c9a227':
    'gold golden goldfarben dore doree dorado dorada dorato dourado goud zloty ゴールド 金色 ذهبي सुनहरा',
  '#2e7d32': 'green grun vert verte verde groen zielony zielona zielone 緑 أخضر اخضر हरा зеленый',
  '#1b4d3e':
    'forest-green waldgrun tannengrun bottle-green flaschengrun racing-green british-racing-green forest dunkeltannengrun hunter-green',
  '#047857': 'emerald smaragd smaragdgrun szmaragdowy',
  '#6b8e23': 'olive oliv olivgrun oliwkowy khaki',
  '#9caf88': 'sage salbei salbeigrun sage-green eucalyptus szalwiowy',
  '#7a8450': 'moss moosgrun moss-green',
  '#84cc16': 'lime limonka limonkowy limette limettengrun lime-green apfelgrun apple-green',
  '#98d8c0': 'mint minze mintgrun minzgrun mint-green mietowy',
  '#0f766e': 'teal petrol blaugrun turkusowy-ciemny petrolblau',
  '#1fb5b5': 'turquoise turkis cyan aqua aquamarine turkus turkusowy turquesa turchese ターコイズ',
  '#1565c0':
    'blue blau bleu bleue azul blu blauw niebieski niebieska niebieskie 青 أزرق ازرق नीला синий mavi',
  '#1e40af': 'royal-blue konigsblau cobalt kobaltblau ultramarine ultramarin electric-blue',
  '#87ceeb': 'sky-blue himmelblau baby-blue babyblau blekitny ice-blue eisblau',
  '#14213d':
    'navy navy-blue marineblau nachtblau midnight-blue midnight granatowy granat granatowa bleu-marine marineblau 紺 紺色 كحلي dunkelmarine',
  '#4b0082': 'indigo',
  '#6a1b9a': 'purple violet lila violett morado viola roxo paars fioletowy 紫 بنفسجي बैंगनी мор',
  '#b9a7d6': 'lavender lavendel lilac flieder fliederfarben mauve wisteria lawendowy liliowy',
  '#5b2245': 'plum pflaume aubergine eggplant beere brombeer berry mulberry sliwkowy',
  '#ec6fa0': 'pink rosa rose rosado roze rozowy ピンク وردي गुलाबी',
  '#f4c7cf': 'blush dusty-pink altrosa dusky-pink puderrosa powder-pink blush-pink zartrosa',
  '#d81b60': 'magenta fuchsia raspberry himbeer hot-pink himbeerrot cerise neon-pink',
  '#7a7d80': 'grey gray grau gris grigio cinza grijs szary szara szare グレー رمادي ग्रे',
  '#36393d': 'charcoal anthracite anthrazit graphite graphit slate schiefer schiefergrau dark-grey grafitowy',
  '#111111':
    'black schwarz noir noire negro negra nero nera preto zwart czarny czarna czarne 黒 أسود اسود काला черный siyah jet-black tiefschwarz',
  '#ffffff':
    'white weiss weiß blanc blanche blanco blanca bianco bianca branco branca wit bialy biala biale 白 أبيض ابيض सफेद सफ़ेद белый beyaz schneeweiss reinweiss',
  '#b8bcc2': 'silver silber silbern argent srebrny silbergrau',
};

/** Colours by folded word. */
export const COLOURS = new Map<string, string>();
for (const [hex, words] of Object.entries(NAMED)) for (const word of words.split(' ')) COLOURS.set(word, hex);

/** Words that are things as often as colours: colours only where others or a word of looks stand beside them. */
export const AMBIGUOUS = new Set(
  'cherry ruby wine rust clay copper bronze coral salmon peach apricot chocolate mocha walnut chestnut cognac tan camel caramel sand sandy cream lemon canary mustard senf saffron safran honey amber bernstein gold golden forest emerald olive oliv sage salbei eucalyptus moss lime limette mint minze petrol aqua plum berry beere brombeer raspberry himbeer rose lavender lavendel flieder slate schiefer graphite charcoal silver silber argent orange violet viola schokolade kupfer karamell pflaume aubergine eggplant smaragd koralle lachs pfirsich aprikose blush brick dore zloty wit mor elfenbein ivory argent peche rosa marron blu roze khaki'.split(
    ' ',
  ),
);

/** Lighter and darker: how far towards white or black. */
export const SHADES: Record<string, number> = {
  dark: -0.45,
  darker: -0.45,
  deep: -0.4,
  dunkel: -0.45,
  dunkle: -0.45,
  tief: -0.4,
  fonce: -0.45,
  oscuro: -0.45,
  scuro: -0.45,
  ciemno: -0.45,
  light: 0.5,
  lighter: 0.5,
  pale: 0.6,
  soft: 0.4,
  pastel: 0.6,
  hell: 0.5,
  helle: 0.5,
  zart: 0.6,
  blass: 0.6,
  pastell: 0.6,
  clair: 0.5,
  claro: 0.5,
  chiaro: 0.5,
  jasno: 0.5,
  bright: 0.08,
  knall: 0.05,
  leuchtend: 0.05,
  muted: 0.2,
  dusty: 0.3,
  warm: 0,
  neon: 0.1,
};
