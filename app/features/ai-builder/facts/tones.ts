import type { Facts } from './facts.ts';
import { type Phrase, PhraseFinder, splitPhrases } from './phrases.ts';
import type { Source } from './source.ts';

/** Words of looks, English and German, then other languages. */
const TONES = {
  playful:
    'playful, fun, funny, cheerful, colourful, colorful, quirky, whimsical, cute, bubbly, joyful, happy, verspielt*, fröhlich*, bunt, bunte, bunten, lustig, kindlich, frech, ludique, joyeux, divertido, alegre, colorido, wesoły, kolorowy, 楽しい, ポップ, かわいい, مرح, रंगीन',
  elegant:
    'elegant, elegante, luxurious, luxury, refined, sophisticated, premium, high-end, upscale, exclusive, posh, timeless, classy, stylish, chic, edel, hochwertig*, exklusiv*, stilvoll*, zeitlos*, vornehm, luxuriös, élégant, raffiné, luxueux, lujoso, elegancki, 上品, 高級, エレガント, أنيق, فخم, शानदार, खूबसूरत',
  bold: 'bold, loud, strong, punk, edgy, energetic, brutalist, dramatic, striking, daring, powerful, gritty, in your face, kräftig*, mutig*, laut, wild, plakativ*, auffällig*, energiegeladen, audacieux, fort, atrevido, llamativo, odważny, mocny, 力強い, 大胆, جريء, बोल्ड',
  calm: 'calm, quiet, peaceful, soft, gentle, relaxing, relaxed, soothing, serene, airy, tranquil, zen, ruhig, ruhige, ruhiges, sanft*, entspannt*, luftig, still, calme, apaisant, doux, tranquilo, suave, relajante, spokojny, delikatny, 落ち着いた, 穏やか, هادئ, शांत',
  technical:
    'technical, tech, techy, futuristic, geeky, cyberpunk, terminal, nerdy, technisch*, futuristisch*, futuriste, futurista, techniczny, 近未来, تقني',
  plain:
    'plain, simple, straightforward, no-nonsense, basic, clear, nothing fancy, no frills, einfach, klar, schnörkellos*, übersichtlich*, unkompliziert, simpel, sobre, épuré, sencillo, sencilla, limpio, prosty, prosta, przejrzysty, semplice, シンプル, わかりやすい, بسيط, सरल, सादा',
  warm: 'warm, cosy, cozy, homely, inviting, welcoming, hearty, snug, gemütlich*, warme, warmen, warmes, heimelig*, einladend*, herzlich*, chaleureux, chaleureuse, acogedor, cálido, acogedora, ciepły, przytulny, accogliente, 温かい, あたたかい, 温かみ, دافئ, गर्मजोशी',
  rustic:
    'rustic, country, farmhouse, earthy, rough, handcrafted look, rustikal*, bodenständig*, urig*, ländlich*, rustique, rústico, rustykalny, 素朴, ريفي',
  romantic:
    'romantic, dreamy, floral, romantisch*, verträumt*, blumig*, romantique, romántico, romantyczny, ロマンチック, رومانسي, रोमांटिक',
  modern:
    'modern, contemporary, sleek, fresh, clean, trendy, up to date, state of the art, moderne, modernes, modernen, zeitgemäß*, frisch, aufgeräumt*, sauber, moderna, moderno, nowoczesny, nowoczesna, モダン, おしゃれ, حديث, عصري, आधुनिक, मॉडर्न',
  minimal:
    'minimal, minimalist, minimalistic, reduced, pared back, lots of white space, whitespace, stripped back, minimalistisch*, reduziert*, schlicht*, puristisch*, minimaliste, minimalista, minimalistyczny, ミニマル, بسيط جدا',
  serious:
    'serious, professional, trustworthy, formal, corporate, business-like, reliable, reputable, sober, conservative, seriös*, professionell*, vertrauenswürdig*, sachlich*, förmlich, solide, sérieux, professionnel, serio, profesional, profesjonalny, poważny, 信頼感, プロフェッショナル, مهني, احترافي, पेशेवर',
  friendly:
    'friendly, approachable, down to earth, personal feel, human, kind, sympathetic, freundlich*, sympathisch*, nahbar*, persönlich, amical, convivial, amigable, cercano, przyjazny, 親しみやすい, ودود, मित्रवत, दोस्ताना',
  festive:
    'festive, celebratory, glamorous, glittery, festlich*, feierlich*, glamourös*, festif, festivo, uroczysty, 華やか, احتفالي, उत्सवी',
  retro:
    'retro, vintage look, vintage style, vintage feel, 70s, 80s, 90s, seventies, eighties, nineties, old-school, nostalgic, art deco, nostalgisch*, altmodisch*, rétro, vintage, レトロ, كلاسيكي',
  natural:
    'natural look, natural, organic look, organic feel, botanical, eco-friendly look, earth tones, natürlich, naturnah*, erdig*, naturel, végétal, natural, naturalny, ナチュラル, 自然な, طبيعي, प्राकृतिक',
} as const;

function* phrases(): Iterable<Phrase<keyof typeof TONES>> {
  for (const [id, words] of Object.entries(TONES) as [keyof typeof TONES, string][])
    for (const phrase of splitPhrases(words)) yield { id, phrase, weight: 1 };
}
const finder = new PhraseFinder(phrases());

const NEGATED =
  /(?:^|[^\p{L}])(?:no|not|never|without|nothing|less|isn't|don't want|avoid|kein|keine|nicht|ohne|weniger|bloss nicht|pas|sin|nie|non)(?: (?:too|so|zu|very|sehr|it|be|the|a|trop|demasiado|zbyt)){0,2} $/u;
/** Words of looks that are of things: "soft rolls", "strong coffee", "clean drinking water", "simple past". */
const OF_THINGS =
  /^ (?:rolls?|coffee|drinks?|cheese|toys|water|air|energy|teeth|skin|food|ice|fruit|fish|bread|bake[dn]|vegetables|herbs|flowers|beer|tea|music|dance|art|history|instruments|wine|wood|materials?|ingredients|stone|wines|trousers|furniture|clothes|sneakers|cars|bikes|jewellery|past|run|rain|house|side|weather|meals?|soup|cider|fit|support|team|network|suits?|cosmetics|gas|repairs?|questions?|math|people|service|staff|dog|dogs|neighbours|advice|help|competitions?|training|exercises?|brotchen|kuche|getranke|kaffee|milch|eier|musik|tanz|kunst|geschichte|zutaten|materialien|luft|wasser|zahne|preise|fisch|obst|gemuse)(?![\p{L}])/u;

const DARK =
  /(?<![\p{L}-])(?:dark(?:er)?(?:[ -](?:mode|theme|look|style|design|background|ground|scheme|site|page|and|,|colours?|colors?|ui|website|version|feel|vibe|aesthetic|interface))?|make it darker|dunkel|dunkler|dunkles?|dunkle[nrm]?|dusteres?|moody|night mode|nachtmodus|sombre|mode sombre|oscur[oa]|modo oscuro|scuro|escuro|ciemn[yae]|ciemny motyw|ダーク|暗い|داكن|غامق|مظلم|गहरा|डार्क)(?![\p{L}])/gu;
const LIGHT =
  /(?<![\p{L}-])(?:light(?:er)?(?:[ -](?:mode|theme|look|style|design|background|ground|scheme|site|page|and|,|colours?|colors?|ui|website|version|feel))?|make it lighter|bright(?:er)?|airy|hell|heller|helles?|helle[nrm]?|lichtdurchflutet|freundlich hell|lumineux|mode clair|luminos[oa]|modo claro|chiaro|jasn[yae]|明るい|ライト|فاتح|उजला|हल्का)(?![\p{L}])/gu;
const NOT_SCHEME =
  /^ ?(?:chocolate|beer|bread|roast|rye|meat|matter|room|hair|days?|nights?|side|humou?r|comedy|web|horse|lunch|lunches|meals?|bites|snacks?|house|houses|show|bulbs?|fixtures?|fittings|switch(?:es)?|installation|touch|therapy|brown|kuche|bier|brot|schokolade|roggen|zimmer|raume|wood|oak|history|fantasy|ages|tours?|bearbeitung|rooms|future|ideas|minds|students|children|smiles?|weight|wood|sentences|festival|traffic|industry|novel|novels|ale|ales|lager|-?hearted|fuss|fuß|footer|header|kopf|streifen|strip|wood|spruce)(?![\p{L}])/u;

/** What is said of looks: tones in the order of the text, and whether it is light or dark. The later wins. */
export function readLooks(source: Source): Pick<Facts, 'tones' | 'scheme'> {
  const scheme = readScheme(source);
  const tones: { id: string; from: number; to: number }[] = [];
  const hits = finder.find(source).filter(({ from, to }) => source.isFree(from, to));
  for (const { id, from, to } of hits) {
    if (OF_THINGS.test(source.folded.slice(to, to + 14))) continue;
    const isUnwanted = NEGATED.test(source.folded.slice(Math.max(0, from - 30), from));
    const old = tones.findIndex((tone) => tone.id === id);
    if (isUnwanted && old >= 0) tones.splice(old, 1);
    if (!isUnwanted && old < 0) tones.push({ id, from, to });
    source.hide(from, to);
  }
  for (const { id, from, to } of tones) source.take('tone', id, from, to);
  // A wish for a tone comes first: those before it are told behind it.
  const wished = tones.filter(({ from }) => from >= source.wishesFrom);
  return {
    scheme,
    tones: [...wished, ...tones.filter((tone) => !wished.includes(tone))].map(({ id }) => id),
  };
}

function readScheme(source: Source): Facts['scheme'] {
  const found = [
    ...source.findAll(DARK).map((match) => ({ ...match, scheme: 'dark' as const })),
    ...source.findAll(LIGHT).map((match) => ({ ...match, scheme: 'light' as const })),
  ]
    .filter(
      ({ from, to }) => !NOT_SCHEME.test(source.folded.slice(to, to + 14)) && isOfLooks(source, from, to),
    )
    .map((match) => ({
      ...match,
      isUnwanted: NEGATED.test(source.folded.slice(Math.max(0, match.from - 30), match.from)),
    }))
    .sort((one, other) => one.from - other.from);
  let scheme: Facts['scheme'] = null;
  let said: { from: number; to: number } | null = null;
  for (const match of found) {
    if (!match.isUnwanted) {
      scheme = match.scheme;
      said = match;
    } else if (scheme === match.scheme) scheme = null;
    source.hide(match.from, match.to);
  }
  if (scheme && said) source.take('scheme', scheme, said.from, said.to);
  return scheme;
}

/** "Dark" alone is of looks where a comma, an end or another word of looks stands beside it. */
function isOfLooks(source: Source, from: number, to: number): boolean {
  const after = source.folded.slice(to, to + 24);
  const written = source.folded.slice(from, to);
  if (/[ -]|er$|moody|modus|ダーク|داكن|डार्क|airy/.test(written)) return true;
  return /^(?:\s*(?:$|[,.;:!?)\n]))|^ (?:and|und|but|aber|mode|theme|look|design|style|stil|website|webseite|seite|page|site|background|hintergrund|grund|colou?rs?|farben|moody|minimal|modern|et|y|with|mit|please|bitte|gehalten|halten|wirken|auf)/u.test(
    after,
  );
}
