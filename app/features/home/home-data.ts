import type { Photo } from '../../ui/photo.tsx';
import type { TemplateDetail, TemplateSummary } from '../templates/schema.ts';

/** A template as the home page shows it: a picture with a name. */
export type Work = { id: string; title: string; category: string; photo: Photo };

export type HomeData = {
  /** Templates in the catalogue. */
  count: number;
  /** The heaviest page of each template: bytes as they travel, the middle one of all. */
  medianPageBytes: number;
  /** Lighthouse performance on a phone, the middle one of all. */
  medianPerformance: number;
  /** The two works on the plinths of the hero: one on a phone, one on a wide screen. */
  hero: { tall: Work | null; wide: Work | null };
  /** The works on the shelves beside the welcome of a wide window: small pictures alone. */
  shelves: Work[];
  /** The works on the wall, in hanging order. */
  wall: Work[];
};

/** Places on the wall; two of them are four times as large. */
const WALL_PLACES = 10;
/** Works on the shelves: as many as the widest window has room for. */
const SHELF_PLACES = 30;

/** From this part of its words on, readable without JavaScript, a work is a website rather than an application. */
const WEBSITE = 0.7;

/**
 * What the home page shows of the catalogue. Works hang by variety: the wall takes one of each category before it takes
 * a second, and websites, whose pictures say more from afar, before applications. The two on the plinths do not hang as well while there are enough others.
 */
export function homeDataOf(
  templates: readonly TemplateSummary[],
  find: (id: string) => TemplateDetail | null,
  /** Ids of the works that are shown first. */
  featured: readonly string[] = [],
): HomeData {
  const varied = byVariety(templates);
  const [wideOne, tallOne] = [varied[0], varied[1]];
  const onShelves = featuredFirst(templates, featured);
  const phone =
    tallOne && find(tallOne.id)?.photos.find(({ kind, theme }) => kind === 'phone' && theme === 'light');
  const hanging = varied.length >= WALL_PLACES + 2 ? varied.slice(2) : varied;
  return {
    count: templates.length,
    medianPageBytes: median(templates.map(({ pageBytes }) => pageBytes)),
    medianPerformance: median(templates.map(({ scores }) => scores.performance)),
    hero: {
      wide: wideOne ? toWork(wideOne) : null,
      tall: tallOne && phone ? { ...toWork(tallOne), photo: withoutPlaceholder(phone) } : null,
    },
    shelves: onShelves.slice(0, SHELF_PLACES).map(toSmallWork),
    wall: hanging.slice(0, WALL_PLACES).map(toWork),
  };
}

/** The same templates, in rounds: in each round at most one of every category, websites first. */
function byVariety(templates: readonly TemplateSummary[]): TemplateSummary[] {
  const rounds = new Map<TemplateSummary, number>();
  const seen = new Map<string, number>();
  for (const template of templates) {
    const round = seen.get(template.category) ?? 0;
    seen.set(template.category, round + 1);
    rounds.set(template, round);
  }
  const isWebsite = ({ withoutScript = 0 }: TemplateSummary) => Number(withoutScript >= WEBSITE);
  return templates.toSorted(
    (a, b) => (rounds.get(a) ?? 0) - (rounds.get(b) ?? 0) || isWebsite(b) - isWebsite(a),
  );
}

/** The chosen works in their order, then the others, so that no two of a category stand side by side where it can be helped. */
function featuredFirst(
  templates: readonly TemplateSummary[],
  featured: readonly string[],
): TemplateSummary[] {
  const chosen = featured.flatMap((id) => templates.find((template) => template.id === id) ?? []);
  return [...chosen, ...byVariety(templates.filter((template) => !chosen.includes(template)))];
}

/** With the smallest picture of each format: a shelf is no wider than that. */
function toSmallWork(template: TemplateSummary): Work {
  const work = toWork(template);
  const smallest = (srcset: string) => srcset.split(',')[0]?.trim().split(' ')[0] ?? '';
  return {
    ...work,
    photo: { ...work.photo, avif: smallest(work.photo.avif), webp: smallest(work.photo.webp) },
  };
}

function toWork({ id, title, category, photo }: TemplateSummary): Work {
  return { id, title, category, photo: withoutPlaceholder(photo) };
}

/** A dozen blurred previews would weigh as much as the rest of the page. */
function withoutPlaceholder({ width, height, avif, webp, src }: Photo): Photo {
  return { width, height, avif, webp, src };
}

/** The middle value, of an even number the lower one; 0 of none. */
function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}
