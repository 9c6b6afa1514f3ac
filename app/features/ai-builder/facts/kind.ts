import { KIND_WORDS, type KindName } from './kind-words.ts';
import { type Hit, type Phrase, PhraseFinder, splitPhrases } from './phrases.ts';
import { Source } from './source.ts';

const STRONG = 4;
const WEAK = 1.5;

function* phrases(): Iterable<Phrase<KindName>> {
  for (const [id, words] of Object.entries(KIND_WORDS) as [KindName, string][]) {
    const [strong = '', weak = ''] = words.split('|');
    for (const phrase of splitPhrases(strong)) yield { id, phrase, weight: STRONG };
    for (const phrase of splitPhrases(weak)) yield { id, phrase, weight: WEAK };
  }
}

const finder = new PhraseFinder(phrases());

/** Before a kind that is not the site's own: "opposite the church", "my sister's bakery", "I used to be a lawyer". */
const ELSEWHERE =
  /(?:^|[^a-z])(?:not|no|never|isn't|without|instead of|rather than|next to|next door|opposite|above|behind|beside|near|former|formerly|ex|previous|previously|used to|husband'?s?|wife'?s?|brother'?s?|sister'?s?|mother'?s?|father'?s?|friend'?s?|partner'?s|also|old job|day job|kein|keine|keinen|nicht|ohne|statt|neben|gegenuber|hinter|uber der|oberhalb|ehemalige?n?r?|fruher|fruhere?n?|auch|ausserdem|mann|frau|bruder|schwester|mutter|vater|pas|sans|ancien|ancienne|sin|antiguo|antigua|nie|bez|other|andere)(?![a-z])[^.;!?\n]{0,30}$/;
/** Before a kind that is only what another one is for or about: "software for restaurants". */
const FOR =
  /(?:^|[^a-z])(?:for|fur|about|uber|that|which|who|helps?|die|das|der|pour|para|per|dla|sur|sobre|voor|von|of|at|in|im|beim)(?: [\p{L}'-]{1,20}){0,2} $/u;

export interface KindReading {
  kind: KindName | null;
  otherKinds: KindName[];
}

/**
 * The kind whose words say most. What stands first says more than what stands at the end. Words of the name speak only
 * when nothing else does.
 */
export function readKind(
  source: Source,
  { isName, isOther }: Record<'isName' | 'isOther', (from: number, to: number) => boolean>,
): KindReading {
  // Chapel Street makes no church.
  const hits = finder.find(source).filter(({ from, to }) => !isOther(from, to));
  const outside = hits.filter((hit) => !isName(hit.from, hit.to) || isTitle(source, hit));
  const found = rank(source, outside);
  // A gym that says Gym in its name alone is one, where all else is hints.
  const isSure = outside.some(({ weight, id }) => weight === STRONG && id === found[0]?.kind);
  const isNamed = hits.some(({ weight, from, to }) => weight === STRONG && isName(from, to));
  const ranked =
    found.length > 0 && (isSure || !isNamed)
      ? found
      : rank(
          source,
          hits.filter(({ weight }) => weight === STRONG),
        );
  const [best, ...others] = ranked;
  if (!best) return { kind: null, otherKinds: [] };
  source.spans.push({ what: 'kind', value: best.kind, from: best.hit.from, to: best.hit.to });
  return {
    kind: best.kind,
    otherKinds: others
      .filter(({ score }) => score >= STRONG * 0.75 || score >= best.score * 0.4)
      .slice(0, 3)
      .map(({ kind }) => kind),
  };
}

/** "Hotel Alpenblick" says that it is one, "The Blue Baker" and "Baker Street Bikes" do not. */
function isTitle(source: Source, { from, to, phrase, weight }: Hit<KindName>): boolean {
  const isStart = source.spans.some((span) => span.what === 'name' && span.from === from && span.to > to);
  return isStart && weight === STRONG && !SURNAMES.test(phrase);
}

const SURNAMES =
  /^(?:baker|barber|carpenter|gardener|painter|mason|farmer|tailor|potter|artist|cook|winzer|schneider|schreiner|tischler|atelier|joiner|builder|writer|singer|school|park)$/;

/** True for words that tell what a business is: they are no fact that got lost. */
export function findKindWords(source: Source): Hit<KindName>[] {
  return finder.find(source);
}

function rank(
  source: Source,
  hits: readonly Hit<KindName>[],
): { kind: KindName; score: number; hit: Hit<KindName> }[] {
  const scores = new Map<KindName, { score: number; hit: Hit<KindName>; phrases: Set<string> }>();
  const firstStrong = hits.find(({ weight }) => weight === STRONG)?.from ?? Number.POSITIVE_INFINITY;
  for (const hit of hits) {
    const before = source.folded.slice(Math.max(0, hit.from - 60), hit.from);
    let value = hit.weight * (hit.from < 70 ? 1.4 : 1.1 - 0.5 * Math.min(1, hit.from / 600));
    if (hit.phrase.includes(' ')) value *= 1.2;
    if (ELSEWHERE.test(before)) value *= 0.15;
    else if (hit.from > firstStrong && FOR.test(before)) value *= 0.35;
    const entry = scores.get(hit.id);
    if (!entry) scores.set(hit.id, { score: value, hit, phrases: new Set([hit.phrase]) });
    else if (!entry.phrases.has(hit.phrase)) {
      // Many weak words are not worth more than what somebody says they are.
      entry.score += hit.weight === STRONG ? value * 0.6 : value * 0.5;
      if (hit.weight > entry.hit.weight) entry.hit = hit;
      entry.phrases.add(hit.phrase);
    }
  }
  return [...scores]
    .map(([kind, { score, hit }]) => ({ kind, score, hit }))
    .filter(({ score }) => score >= 1.3)
    .sort((one, other) => other.score - one.score || one.hit.from - other.hit.from);
}

/** True for a word that is nothing but a kind, such as Bakery or Zahnarztpraxis. */
export function isKindPhrase(phrase: string): boolean {
  const folded = phrase.toLowerCase();
  const source = new Source(folded);
  const hits = finder.find(source).filter(({ weight }) => weight === STRONG);
  const covered = hits.reduce((sum, { from, to }) => sum + to - from, 0);
  return hits.length > 0 && covered >= folded.length - hits.length;
}
