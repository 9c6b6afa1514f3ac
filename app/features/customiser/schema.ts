import type { SiteValues } from '../../../domain/contract/contract.ts';
import type { Look } from '../../../domain/contract/look/look.ts';
import type { Site } from '../../../domain/contract/read-site.ts';

/** The template that is made somebody's own. */
export type Subject = { id: string; title: string; version: string };

/** What somebody has changed in a template; what is not named is as the template has it. */
export type Values = Pick<SiteValues, 'slots' | 'look' | 'sections' | 'pages'>;

export const NO_VALUES: Values = { slots: {} };

/** A slot on a page, and the innermost section that it lies in. */
export type SlotOnPage = { name: string; section: string | null };

export type PageOutline = { file: string; label: string; slots: SlotOnPage[]; sections: SectionGroup[] };

/** Sections that lie beside each other and change places among themselves, by their names. */
export type SectionGroup = readonly string[];

export type SectionRules = { label: string; may: readonly string[] };

/** Everything about a template that the customiser's page has to know. */
export type Outline = {
  site: Site;
  look: Look | null;
  pages: PageOutline[];
  sections: Record<string, SectionRules>;
  /** Slots that scripts read when a page begins: the page has to begin again to show them. */
  bound: string[];
  /** Pictures of the template, by their paths. */
  pictures: string[];
};

/** Photographs and pictures that somebody has added, by the path that they have in the website. */
export type Pictures = Record<string, Blob>;

/** Whether a picture of the website is one that was added here. */
export const isOwnPicture = (path: string) => path.startsWith('assets/own/');
