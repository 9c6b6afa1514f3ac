import { NAME_RUN, PERSON_SHORT } from './names.ts';

/** What stands in quotation marks of any language. */
export const QUOTED =
  /(?:["“„«»「『]|(?<![\p{L}\d])['‘‚‹])\s?([^"”“„»«」』\n<>]{2,60}?)\s?(?:["”“»«」』]|(?<=[^\s])['’‘›](?![\p{L}\d]))/gu;
/** Before words in quotation marks that are no name. */
export const NO_NAME_BEFORE =
  /(?:slogan|motto|headline|heading|tagline|title|button|says?|saying|said|text|quote|reads?|labell?ed|words?|claim|überschrift|spruch|leitspruch|zitat|sagt|steht|schreibt|knopf|aufschrift|titre|lema|hasło|sentence|phrase|link|section|bereich|abschnitt|album|song|single|book|novel|film|play|exhibition|ausstellung|buch|roman|lied|stück|ep|titled|dish|gericht|episode|post|article|artikel|page|seite|course|kurs|workshop|like|wie|the word|write|talk|vortrag)[\s:,–—-]{0,4}(?:is |ist |called |the |der |das |die )?$/i;

const CALLED =
  "(?:called|named|call it|call the (?:site|shop|page|business|website)|rename (?:it|the site|the page|this)(?: to)?|name is now|change the name to|known as|under the name|goes by|business is|company is|name(?:d)? (?:it|will be|is|should be)|the name(?: of (?:the|my|our) [a-z]{2,20})? is|heißt|heisst|heissen|heißen|namens|genannt|mit dem namen|unter dem namen|nenn(?:e|t)? (?:es|sie|ihn|die seite)(?: jetzt)?|name ist|name lautet|benenne (?:es|sie) um in|s['’]appelle(?:ra)?|appelée?|nommée?|du nom de|se llama|llamad[oa]|llámal[oa]|nombre es|si chiama|chiamat[oa]|chama-se|chamad[oa]|genaamd|heet|o nazwie|nazywa się|pod nazwą|nazwij (?:ją|go|to)|adı|adlı)";
export const AFTER_CALLED = new RegExp(
  `(?<![\\p{L}])${CALLED}[ ]?[:=]?[ ]{1,2}["“„«»'‘]?(?=(?<written>[^\\n"”“„»«]{2,70}))`,
  'giu',
);
export const BEFORE_CALLED = new RegExp(
  `(?:soll|should|wird|will) (?<written>${NAME_RUN}) (?:heißen|heissen|be the name|be called)|(?<other>${NAME_RUN}) (?:(?:heißt|heisst) (?:unser|mein|die |das |der )|is the name|is what it'?s called)`,
  'gu',
);
export const LABELLED =
  /(?:^|\n)[ \t•*-]{0,6}(?:business ?name|company ?name|name of (?:the )?(?:business|shop|site|company|restaurant)|site name|shop name|brand(?: name)?|company|business|name|firma|firmenname|unternehmen|name (?:der|des) [\p{L}]{3,20}|nom|nombre|nome|nazwa|naam|titel|title|店名|名前|屋号|会社名|الاسم|اسم [\p{L}]{2,12}|नाम|दुकान का नाम|название|店铺名称)[ ]?[:：=][ \t]{0,4}(?<written>[^\n]{2,70})/giu;
export const LABELLED_KIND = new RegExp(
  `(?:^|\\n)[ \\t•*-]{0,6}(?:band|restaurant|café|cafe|shop|hotel|studio|bakery|salon|verein|praxis|laden|project|projekt|app|school|schule|club|charity|zespół|sklep|restauracja)[ ]?[:：][ \\t]{0,4}(?<written>(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So|Daily)\\b)${NAME_RUN})(?=[ ]?(?:$|[\\n,.–—-]))`,
  'giu',
);
/** A label inside a sentence: "big pictures. name: Ottilie". */
export const NAMED_WITHIN = new RegExp(`(?<=[.,;\\n] ?)[Nn]ame(?: is|:)? (?<written>${NAME_RUN})`, 'gu');
export const OTHER_SCRIPTS = [
  /(?:اسمها|اسمه|تسمى|يسمى|باسم|اسم المحل|اسم المطعم) (?<written>[\p{L} ]{2,30}?)(?=[ ]?[.،,\n]| في | من | و)/gu,
  /(?:أنا|اسمي) (?<written>[\p{L}\p{M}]{2,15} [\p{L}\p{M}]{2,15})(?=[،,.])/gu,
  /(?:शादी[ :–-]{1,3})(?<written>[\p{L}\p{M}]{2,20} और [\p{L}\p{M}]{2,20})(?= की शादी|[।,\n]| हम)/gu,
  /(?<written>[\p{L}\p{N}ー・]{2,16})(?:という|って(?:いう|名前)|という名)/gu,
  /(?:नाम (?:है|का) ?|जिसका नाम )(?<written>[\p{L}\p{M} ]{2,30}?)(?=[ ]?(?:[।,.\n]| है))/gu,
];

const INTRODUCES =
  '(?:,? (?:is|are|was|will be|ist|sind|est|es|è|é|jest|to) (?:a|an|the|our|my|your|eine?|der|die|das|unsere?|une?|le|la|una?|el|notre)\\b|,? ?[–—|·•]| ?: (?:a|an|the|your|eine?|der|die|das|une?|le|la|una?|el) |, (?:a|an|the|your|eine?|der|die|das|une?|le|la|una?|el|seit|since|your)\\b| - )';
export const OPENING = new RegExp(`^[\\s"#*–—-]{0,6}(?<written>${NAME_RUN})[?!]?${INTRODUCES}`, 'u');
export const STARTS_SENTENCE = new RegExp(
  `(?:^|[.!?\\n] {0,3})(?<written>${NAME_RUN}) (?:is|ist|est|jest) (?:a|an|the|our|my|eine?|unsere?|mein|meine|une?|una?)\\b`,
  'gu',
);
export const WELCOME = new RegExp(
  `(?:[Ww]elcome to|WELCOME TO|[Ww]illkommen (?:bei|im|in der|auf|beim|in)|[Bb]ienvenue (?:chez|à|au)|[Bb]ienvenid[oa]s? a|(?:^|[.!?\\n] ?)At|[Ww]e are|[Ww]e['’]re|[Ww]ir sind(?: die| das| der)?|[Nn]ous sommes|[Ss]omos|[Jj]esteśmy) (?:the )?(?<written>${NAME_RUN})(?=[ ]?(?:[,.!:;–—(\\n]|$| and | und | a | an | in | from | aus | we | - | eine? | ein ))`,
  'gu',
);
export const FOR = new RegExp(
  `(?<![\\p{L}])(?:for|of|para|pour|dla|voor|per|für|von|by)[ ]+(?:(?:the|our|my|a|an|unsere?n?|meine?n?|den|die|das|mon|ma|notre|mi|nuestr[oa]|el|la|le|new|small|local|family|neue[ns]?|kleine[ns]?)[ ]+){0,3}(?<filler>(?:\\p{Ll}[\\p{L}-]{2,20} ){0,3})(?<written>${NAME_RUN})`,
  'gu',
);
export const COUPLE = new RegExp(
  `(?<![\\p{L}])(?<written>${PERSON_SHORT} (?:&|and|und|\\+|et|y|i|e|＆) ${PERSON_SHORT})`,
  'gu',
);
/** A couple in small letters: "invitation for lena & max". */
export const COUPLE_SMALL =
  /(?<![\p{L}])(?:for|of|für|von|invitation|wedding|hochzeit|us,|pour|de|para)[ :]{1,2}(?<written>\p{L}{2,16} (?:&|\+|and|und|et|y) \p{L}{2,16})(?=[ ]?(?:[,.:;!(\n]|$))/giu;
export const ARTICLES =
  /^(?:the|a|an|our|my|your|unser|unsere|mein|meine|der|die|das|dem|den|ein|eine|le|la|les|el|los|un|une|una)$/i;
export const DESCRIBING =
  /^(?:small|big|new|old|local|family|italian|german|french|spanish|greek|indian|thai|chinese|japanese|korean|vietnamese|turkish|mexican|american|british|irish|polish|vegan|vegetarian|organic|artisan|traditional|modern|classic|mobile|online|independent|freelance|professional|wedding|portrait|street|fine|dining|private|creative|digital|community|neighbou?rhood|sourdough|specialty|boutique|luxury|handmade|vintage|custom|local|personal|fitness|dance|music|art|web|graphic|ux|ui|senior|junior|annual|international|national|summer|winter|kleine[rs]?|neue[rs]?|moderne[rs]?|junge[rs]?|alte[rs]?|familien\w{0,20}|freie[rs]?|english|tech|software|mobile|rock|jazz|punk|indie|folk|techno|landing|free|open|source|and|&|of|for|und)$/i;
