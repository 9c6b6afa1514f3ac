import type { Source } from './source.ts';

/** Things that are used rather than read, by folded word; a star of the patterns is any beginning of a compound. */
const APPLICATIONS: Record<string, RegExp> = {
  calculator:
    /(?:\p{L}{0,20}calculator|\p{L}{0,20}rechner|taschenrechner|calculatrice|calculadora|kalkulator|converter|umrechner|unit converter|電卓|計算機|آلة حاسبة|حاسبة|कैलकुलेटर)/u,
  game: /(?:(?:\p{L}{2,12}[ -])?game|snake|tetris|tic[- ]tac[- ]toe|chess game|memory game|quiz|quiz app|hangman|minesweeper|sudoku|pong|2048|(?:memory|snake|quiz)?spiel|browserspiel|jeu|juego|gra|gioco|ゲーム|クイズ|لعبة|गेम)/u,
  dashboard:
    /(?:(?:\p{L}{2,16}[ -])?dashboard|admin panel|admin interface|control panel|tableau de bord|panel de control|panel administracyjny|ダッシュボード|لوحة تحكم|डैशबोर्ड)/u,
  'to-do':
    /(?:to-?do(?: ?-?(?:list|app|liste))?|todo|task manager|task list|task tracker|kanban(?: board)?|aufgabenliste|aufgabenverwaltung|liste de taches|lista de tareas|lista zadan|タスク管理|todoリスト|todoアプリ|قائمة مهام|टू-डू)/u,
  chat: /(?:chat(?: ?-?(?:app|room|bot|client))?|chatbot|messenger|messaging app|chat-programm|チャット|دردشة|चैट)/u,
  timer:
    /(?:timer|pomodoro(?: timer)?|stopwatch|alarm clock|stoppuhr|eieruhr|minuteur|temporizador|タイマー|مؤقت|टाइमर)/u,
  tracker:
    /(?:(?:habit|expense|budget|workout|calorie|water|mood|time|finance)[ -]tracker|haushaltsbuch|expense app|budget planner|weather app|wetter-?app|wetteranzeige|家計簿)/u,
  editor:
    /(?:(?:markdown|text|photo|code|drawing|pixel)[ -](?:editor|app|board)|whiteboard|drawing app|paint app|note(?:s|-taking)? app|notepad|notizbuch-app|malprogramm|メモ帳)/u,
};
const REQUESTED =
  "(?:^|[.!?\\n] ?)(?:(?:hi|hello|hey|hallo)[,!]? )?(?:(?:can you |could you |please |i want(?: you)?(?: to)? |i need |we need |i'd like |make |build |create |code |write |program |develop |design |give me |generate |ich brauche |ich mochte |wir brauchen |bitte |baue? |erstelle? |programmiere |mach |je veux |fais |cree |necesito |quiero |crea |haz |chce |potrzebuje |zrob |stworz |me |mir |us |uns |for us |moi )){0,4}(?:(?:a|an|the|my|our|some|eine?n?|une?|una?|unos|small|simple|little|tiny|basic|online|interactive|modern|working|beautiful|nice|fun|cute|dark|minimal|einfache[nrs]?|kleine[nrs]?|schone[nrs]?|real-?time|responsive|personal|petite?|simple|pequena|sencilla|prosta|prosty|prosta|of) ){0,5}(?:(?:\\p{L}{2,16})[ -]){0,2}?";
const STARTS = Object.entries(APPLICATIONS).map(([application, words]) => ({
  application,
  pattern: new RegExp(`${REQUESTED}(?<what>${words.source})(?![\\p{L}-])(?<rest>.{0,40})`, 'u'),
}));
const UNSPACED = Object.entries(APPLICATIONS).map(([application, words]) => ({
  application,
  words: words.source
    .split('|')
    .map((word) => word.replace(/[()?:]/g, ''))
    .filter((word) => /[\u0530-\uffff]/.test(word)),
}));
/** A site about such a thing, or a place of that name. */
const SITE =
  /(?:website|web site|landing ?page|homepage|site for|page for|webseite|seite fur|blog|shop|store|studio|conference|club|night|cafe|developer|company|agency|startup|platform for|app store|verein|laden|サイト|ホームページ|موقع|वेबसाइट)/;

/** What is asked for when it is an application instead of a website; null for sites about one. */
export function readApplication(source: Source): string | null {
  const text = source.folded.slice(0, 400);
  for (const { application, pattern } of STARTS) {
    const found = pattern.exec(text);
    if (!found?.groups) continue;
    const { what = '', rest = '' } = found.groups;
    if (
      /(?<![\p{L}])(?:no|not|without|sin|nada|ohne|kein|keine|keinen|pas|sans|bez|don't)(?![\p{L}])/u.test(
        found[0].slice(0, -rest.length || undefined),
      )
    )
      continue;
    const from = found.index + found[0].length - rest.length - what.length;
    const [first = ''] = text.split(/[.!?\n]/);
    if (
      SITE.test(found[0].slice(0, found[0].length - rest.length)) ||
      SITE.test(first.slice(0, Math.max(0, from)))
    )
      continue;
    if (
      /^ ?(?:website|site|landing|page|studio|shop|store|conference|club|night|cafe|developers?|design|company|agency|dev|master|laden|verein|abend)(?![\p{L}])/u.test(
        rest,
      )
    )
      continue;
    source.take('application', application, from, from + what.length);
    return application;
  }
  if (SITE.test(text)) return null;
  for (const { application, words } of UNSPACED)
    for (const word of words) {
      const from = text.indexOf(word);
      if (from < 0 || from > 60) continue;
      source.take('application', application, from, from + word.length);
      return application;
    }
  return null;
}
