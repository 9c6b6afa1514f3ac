/** Colours of paper; each page and each work has one. Their values are in main.css. */
export const PAPERS = ['vermilion', 'sky', 'butter', 'leaf', 'rose', 'bone'] as const;
export type Paper = (typeof PAPERS)[number];

/** Reliefs that src/art can draw. */
export const ARTS = ['range', 'well', 'pleats', 'town', 'bloom', 'stairs', 'wave', 'book', 'gate'] as const;
export type ArtName = (typeof ARTS)[number];

export const KINDS = ['books', 'packaging', 'sets', 'signs'] as const;
export type Kind = (typeof KINDS)[number];

export interface Figure {
  art: ArtName;
  /** Changes the drawing without changing its kind. */
  seed: number;
  caption: string;
  /** What the picture shows, for those who do not see it. */
  alt: string;
}

export interface Section {
  heading: string;
  paragraphs: string[];
  figure?: Figure;
}

export interface Work {
  slug: string;
  title: string;
  client: string;
  year: number;
  kind: Kind;
  paper: Paper;
  art: ArtName;
  seed: number;
  /** One sentence for the index. */
  summary: string;
  /** With one the work has a page of its own, work-<slug>.html. */
  study?: {
    lead: string;
    facts: { name: string; value: string }[];
    sections: Section[];
    /** Shows the box that folds by a slider. */
    folds?: boolean;
    quote?: string;
  };
}

export interface Note {
  slug: string;
  title: string;
  day: string;
  minutes: number;
  summary: string;
  body: { heading?: string; paragraphs: string[] }[];
}

export interface Practice {
  name: string;
  discipline: string;
  place: string;
  /** Where letters go. */
  mail: string;
  street: string;
  people: { name: string; does: string }[];
  services: { name: string; what: string }[];
  steps: { name: string; what: string; weeks: string }[];
}
