import { findUnseen } from './markup.ts';
import { findClauses, findSentences, type Segment } from './segments.ts';
import { ELSEWHERE } from './sentences.ts';
import { fold, type Source, type Word } from './source.ts';

/** Words that carry no wish of their own. */
const SMALL = new Set(
  fold(
    `a an the this that these those and or but so as of to in on at by for from with without into about over under up down out off than then there here
     i me my mine we us our you your he she it its they them their who which what when where how why
     is are was were be been being am do does did have has had can could will would shall should may might must let
     please want wants need needs like would looking make made build create design write give get put add use include including show keep call called named name new nice good great beautiful cool also just only very really too more some any all every each lots lot thanks thank hello hi hey
     website site page pages webpage homepage landing web online internet section sections one small big little simple it's i'm we're i'd we'd i've don't that's
     colour colours color colors accent accents look looks style feel tone tones shade shades scheme theme palette layout design text background ground short bit kind sort thing things feeling vibe called
     farbe farben akzente akzent stil optik ton töne gestaltung hintergrund grund schrift kurz kurze bisschen art gehalten
     something someone him her his not nothing else per others other sure maybe hours times
     öffnungszeiten sprechzeiten wäre toll super uhr tel telefon adresse mail
     colores couleurs kolory colori estudio
     se llama llamo appelle czynne bez salonu nazywa
     located based business company shop place owner run own called located since year years old family day days week welcome free near around open opening contact phone email mail tel call address hours
     der die das den dem des ein eine einen einem einer eines und oder aber auch so als von zu zum zur im in ins an am auf aus bei mit ohne für über unter nach vor seit bis um durch gegen
     ich mich mir mein meine meinen meinem meiner wir uns unser unsere unseren unserem unserer du dein ihr ihre sie er es man
     ist sind war waren sein bin habe haben hat hätte hätten kann können könnte soll sollen sollte muss müssen möchte möchten will wollen würde werden wird
     bitte brauche brauchen suche suchen mache machen erstelle erstellen baue bauen gerne gern schön schöne schönes gut neu neue neuen neues viel viele alle alles nur noch sehr etwa mal ja nein nicht kein keine danke hallo
     website webseite webseiten seite seiten homepage internetseite internetauftritt auftritt klein kleine kleinen kleines kleiner einfach einfache name namens heißt genannt
     le la les un une des du de et ou mais avec sans pour dans sur sous par chez je nous vous notre nos mon ma mes votre il elle est sont suis sommes être avoir qui que ce cette site page web veux voudrais besoin
     el los las una unos unas y o pero con sin para en de del por mi mis nuestro nuestra nuestros somos soy es son que quiero necesito sitio página web
     i w z na do dla od o po przez się jest są jestem jesteśmy mój moja nasz nasza nasze strona strony stronę potrzebuję chcę oraz ale lub
     crée créez fais faites ajoute ajoutez ouvert ouverte fermé horaires merci bonjour voudrait adresse téléphone petit petite située
     crea haz añade abierto cerrado horario gracias hola por favor teléfono dirección pequeño pequeña está estamos llamada llamado
     zrób stwórz dodaj otwarte zamknięte dzień dobry proszę telefon adres mała mały małej małego godziny dla mojej mojego naszej naszego potrzebujemy chcemy mamy
     موقع موقعا في مع من على إلى الى نحن أنا أريد اريد نريد لي هو هي عن هذا هذه أن او أو كل صفحة إنشاء اسمه اسمها الهاتف هاتف عنوان العنوان مفتوح
     मुझे अपनी अपने अपना के लिए वेबसाइट चाहिए है हैं में की का को और हम मैं मेरी मेरा मेरे एक यह ये से पर हमारी हमारा हमारे बनाओ बनाएं बनाइए नाम फ़ोन फोन पता कृपया साइट पेज छोटा छोटी
     il lo gli di da per tra fra e ma che sono siamo nostro nostra um uma os as em no na do dos das com sem para meu minha nosso nossa het een en voor van op wij ons onze is zijn`,
  )
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Parts of the text that no fact was made of and no sentence was kept of: from the first such word of a part of a
 * sentence to the last, as it is written.
 */
export function readLeftOver(source: Source): string[] {
  const left: { from: number; text: string }[] = [];
  const kept = source.spans.filter(({ what }) => /^(?:sentence|tagline|occasion)$/.test(what));
  for (const sentence of findSentences(source)) {
    if (kept.some(({ from, to }) => from <= sentence.from && sentence.to <= to)) continue;
    if (ELSEWHERE.test(source.folded.slice(sentence.from, sentence.to))) {
      left.push({ from: sentence.from, text: source.written(sentence.from, sentence.to) });
      continue;
    }
    for (const clause of findClauses(source, sentence)) {
      if (kept.some(({ from, to }) => from <= clause.from && clause.to <= to)) continue;
      const words = source.words.filter(({ from, to }) => from >= clause.from && to <= clause.to);
      const open = words.filter(
        ({ text, from, to }) =>
          source.isFree(from, to) && !SMALL.has(text) && /\p{L}[\p{L}\p{M}]|\d/u.test(text),
      );
      if (open.length === 0 || (isUnspaced(source, clause) && !hasUnread(source, clause))) continue;
      // What only says the kind again is understood.
      const isSaid = open.every((word) =>
        source.spans.some((span) => span.what === 'kind' && span.from <= word.from && word.to <= span.to),
      );
      if (isSaid) continue;
      const [from, to] = isUnspaced(source, clause)
        ? [clause.from, clause.to]
        : [(open[0] as Word).from, (open.at(-1) as Word).to];
      left.push({ from, text: source.written(from, to) });
    }
  }
  for (const { from, to } of findUnseen(source.original))
    left.push({ from, text: source.original.slice(from, to) });
  return [...new Set(left.sort((one, other) => one.from - other.from).map(({ text }) => text))];
}

function isUnspaced(source: Source, { from, to }: Segment): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(source.text.slice(from, to));
}

/** Where words have no blanks between them, small words are those in Hiragana and those that ask for a site. */
function hasUnread(source: Source, { from, to }: Segment): boolean {
  let rest = '';
  for (let at = from; at < to; at += 1) rest += source.isFree(at, at + 1) ? source.text.charAt(at) : ' ';
  const bare = rest
    .replace(
      /ホームページ|サイト|ウェブ|ページ|作成|作|願|欲|小|私|電話|営業時間|住所|店|名前|網站|网站|我们|我們|需要|一个|的/g,
      ' ',
    )
    .replace(/\p{Script=Hiragana}/gu, ' ');
  return /[\p{L}\p{N}]{2}/u.test(bare);
}
