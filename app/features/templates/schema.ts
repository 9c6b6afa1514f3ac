import { FRAMEWORK_NAMES, type Framework } from '../../../domain/template/frameworks.ts';
import type { Photo } from '../../ui/photo.tsx';

export { FRAMEWORK_NAMES, type Framework };

export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number };

/** A template as a card shows it. Every figure was measured by the workshop, none was typed. */
export type TemplateSummary = {
  id: string;
  title: string;
  description: string;
  category: string;
  framework: Framework;
  tags: string[];
  features: string[];
  /** HTML pages. */
  pages: number;
  version: string;
  /** Days of the first and of the newest version, as YYYY-MM-DD. */
  published: string;
  updated: string;
  /** Colour themes that differ to the eye. */
  themes: ('light' | 'dark')[];
  /** Bytes of the heaviest page as it travels. */
  pageBytes: number;
  /** The part of the words, 0 to 1, that is there without JavaScript too; missing where it was not measured. */
  withoutScript?: number | undefined;
  /** Bytes of the zip. */
  zipBytes: number;
  /** Lighthouse, mobile, 0 to 100. */
  scores: Scores;
  /** Front page at 1280x800. */
  photo: Photo;
};

/** A photograph of a template with what it shows. */
export type TemplatePhoto = Photo & { kind: 'card' | 'phone' | 'full'; theme: 'light' | 'dark' };

/** A template as its own page shows it. */
export type TemplateDetail = TemplateSummary & {
  license: string;
  /** Requests of the heaviest page. */
  requests: number;
  /** Files in the zip, and their bytes unpacked. */
  fileCount: number;
  fileBytes: number;
  /** sha-256 of the zip, in hexadecimal. */
  zipSha256: string;
  photos: TemplatePhoto[];
};

/** Addresses that belong to a template. All are paths on this site. */
export const templatePaths = {
  /** The page about it. */
  detail: (id: string) => `/template/${id}`,
  /** The gallery with it highlighted; what 'share' copies. */
  share: (id: string) => `/templates/${id}`,
  /** The page where its words, look and parts are changed. */
  customize: (id: string) => `/template/${id}/customize`,
  /** The website itself, running. */
  demo: (id: string) => `/demo/${id}/`,
  /** Its public repository in the Git Store. */
  code: (id: string) => `/git-store/plinth/${id}`,
  /** The zip, named after the title. */
  download: (title: string) => `/downloads/${encodeURIComponent(title)}.zip`,
};
