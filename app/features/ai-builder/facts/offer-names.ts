/** What begins a part of a sentence and is no part of the thing it offers. */
const LEAD =
  /^(?:[\s,;:.|•*·–—、。・،؛-]+|(?:we|i|our|the|my|a|an|and|or|plus|also|then|afterwards|after that|dann|danach|offer(?:s|ing)?|sell(?:s|ing)?|serve(?:s|ing)?|charge|charges|make|makes|costs?|cost|for|from|only|there's|there is|there are|have|with|including|include|are|is|price list|prices|services|menu|at|each|per|as well as|maybe|currently|today|every|und|oder|sowie|auch|mit|unsere?[rnms]?|mein[en]?|eine?[nrms]?|der|die|das|den|dem|ein|wir|ich|bieten|biete|verkaufen|verkaufe|kostet|kosten|nur|gibt|es|für|fur|außerdem|dazu|preise?|preisliste|leistungen|im angebot|angebot|et|une?|les?|la|nos|notre|nous|y|con|los|las|una?|nuestr[oa]s?|ofrecemos|i|oraz|nasze|oferujemy|e|di|il|gli)(?=\s|:|$))/iu;
const TAIL =
  /(?:[\s,;:|=(–—、：،-]+|\.{2,}|…|(?<=[\p{L}])(?:は|が|：)|(?<=\s)(?:costs?|cost|is|are|was|at|for|from|only|starts?|starting|begins|starts at|available|priced|now|just|about|around|kostet|kosten|um|für|fur|je|ab|sind|ist|nur|jeweils|à|a|von|coûte|cuesta|kosztuje|od|per|per piece|as|and|und|or|to))$/iu;

/** A thing as a list would write it: without articles, verbs and dots. */
export function cleanOffer(text: string): string {
  let clean = text.replace(/\s+/g, ' ').trim();
  for (let round = 0; round < 8; round += 1) {
    const shorter = clean.replace(LEAD, '').replace(TAIL, '').trim();
    if (shorter === clean) break;
    clean = shorter;
  }
  if (clean.endsWith(')') && !clean.includes('(')) clean = clean.slice(0, -1);
  return clean
    .replace(/[.:;,]+$/, '')
    .replace(/^[)\]]+/, '')
    .trim();
}

/** Like cleanOffer for a line of a list, whose first word may be "The" or "A". */
export function cleanLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:|•*·–—=.-]{1,40}|[\s,;:|=(–—-]{1,40}$|\s?(?:\.{2,}|…|_{2,}){1,20}[\s.]{0,40}$/g, '')
    .replace(/\.{3,}.{0,3}$/, '')
    .replace(/(?:[\s,;:|=–—-]|\s(?:from|ab|only|nur|je|für|for|at))+$/i, '')
    .trim();
}

/** Headings that say no more than that a list follows. */
export const PLAIN_HEADING =
  /^(?:(?:our|my|the|unsere?|meine?|nos|nuestr[oa]s|nasz[ea]?) )?(?:prices?|price ?list|pricing|rates?|fees?|offers?|services?|products?|list|what (?:we|i) (?:do|offer|sell|make)|(?:we|i) (?:offer|sell|do|make)|preise?|preisliste|leistungen|angebote?|produkte|dienstleistungen|was (?:wir|ich) (?:anbieten?|machen?|biete[n]?)|wir bieten|ich biete|tarifs?|prestations|precios|servicios|productos|ceny|cennik|uslugi|oferta|prezzi|servizi|listino|料金|メニュー|サービス|الاسعار|الخدمات|الأسعار|services and prices|leistungen und preise|menu|karte|speisekarte|price|item)$/;

/** Headings of lists that are no offers. */
export const OTHER_HEADING =
  /(?:website|webseite|homepage|page|pages|seiten|sections?|abschnitte|bereiche|should|must|need|want|brauche|mochte|wunsch|please|bitte|colou?rs?|farben?|style|stil|design|look|tone|hours|offnungszeiten|zeiten|open|contact|kontakt|address|adresse|anfahrt|about|uber (?:uns|mich)|team|people|links|social|requirements|notes?|hinweise|horaires?|horario|godziny|dates|termine|tour|gigs|programme?|programm|schedule|zeitplan|line-?up|history|geschichte|no |without|ohne|forms?|formulare|questions|faq|fragen|reviews|testimonials|kundenstimmen|営業|住所|aims|ziele|values|werte|secciones|rubriques|podstrony|strona)/;
