/** How names of things and people are written, for patterns of the text as it stands. */
const INITIAL = '(?:Dipl\\.-\\p{L}{2,6}|Dr|St|Mr|Mrs|Ms|Prof|Co|Dipl|Ing|Med|med|dent)\\.';
const CAPITAL_WORD = `(?:${INITIAL}|(?!\\d{1,4}[:.]\\d)[\\p{Lu}\\p{Lt}\\d][\\p{L}\\p{M}\\d'’&+-]{0,30}(?:\\.[\\p{L}\\d]{1,10})?)`;
const JOINER =
  "(?:&|\\+|and|und|et|y|e|i|of|the|de|du|des|del|della|di|da|do|la|le|les|el|der|die|das|dem|am|an|zum|zur|im|von|vom|for|für|au|aux|upon|by|'n'|’n’|n)";

/** Words with capitals, with small words between them: Silver Crumb, Zum Löwen, Bread & Co. */
export const NAME_RUN = `${CAPITAL_WORD}(?: (?:(?:${JOINER}) ){0,2}${CAPITAL_WORD}){0,5}(?: e\\. ?V\\.)?`;

const TITLE =
  '(?:(?:Dr|Prof|Mr|Mrs|Ms|Dipl|Ing|med|dent|Rev|Fr|Hr)\\.?(?:-\\p{L}{2,10}\\.?)? |Frau |Herr |Familie |Sir |Madame |Mme |M\\. |Pfarrer(?:in)? |Pastor(?:in)? ){0,4}';
const GIVEN = "\\p{Lu}[\\p{L}\\p{M}'’]{0,20}(?:-\\p{Lu}[\\p{L}\\p{M}'’]{1,20})?";
const FAMILY = `(?:(?:van|von|de|der|den|zu|del|di|da|dos|le|la|el|al|bin|O|Mc) ?(?:der |den |la )?)?${GIVEN}`;

/** A person of one name or more. */
export const PERSON_SHORT = `${TITLE}${GIVEN}(?:(?: \\p{Lu}\\.)? ${FAMILY}){0,2}`;

/** Capitalised words that begin sentences and requests and are no names. */
export const NO_NAME =
  /^(?:i|soy|jestem|je|nazywam|me|sou|ik|i'm|im|i’m|we|we're|we’re|you|he|she|it|it's|they|our|my|your|the|a|an|this|that|these|there|here|please|build|create|make|design|need|want|looking|landing|website|web|site|webpage|homepage|home|page|online|hello|hi|hey|dear|thanks|and|but|or|with|for|in|on|at|from|no|not|yes|also|open|closed|call|welcome|what|who|when|where|why|how|all|every|each|some|new|one|two|three|ich|wir|ihr|sie|er|es|unser|unsere|unserem|unseren|unserer|mein|meine|meinen|meiner|meinem|der|die|das|dem|den|ein|eine|einen|einer|einem|bitte|erstelle|erstell|baue|brauche|suche|website|webseite|internetseite|homepage|seite|hallo|guten|mit|fur|für|aus|bei|und|kein|keine|ohne|auch|hier|dann|je|nous|notre|mon|ma|un|une|le|la|les|bonjour|yo|mi|nuestro|nuestra|necesito|quiero|hola|el|los|jestem|mam|potrzebuje|chce|nasz|nasza|strona|name|menu|prices|hours|about|contact|services|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|january|february|march|july|august|september|october|november|december|today|tomorrow|everything|everyone|nothing|something|colours?|colors?|farben?|style|stil|dark|light)$/i;
