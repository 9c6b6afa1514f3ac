import type { ComponentType } from 'react';
import type { SiteValues } from '../../../domain/contract/contract.ts';
import type { SiteFiles } from '../../../domain/studio/site-files.ts';

/** The three files of a page, by the name under which each is shown and downloaded. */
export const FILE_NAMES = ['index.html', 'styles.css', 'script.js'] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** A website of one page: three texts, each of which may be empty. */
export type PageFiles = Record<FileName, string>;

export const NO_FILES: PageFiles = { 'index.html': '', 'styles.css': '', 'script.js': '' };

export function hasCode(files: SiteFiles): boolean {
  return Object.values(files).some((file) => (typeof file === 'string' ? file.trim() !== '' : true));
}

/** A website that has none but the three files of a page, as these; null for one that has others. */
export function asPage(files: SiteFiles): PageFiles | null {
  const isPage = Object.entries(files).every(
    ([path, file]) => typeof file === 'string' && FILE_NAMES.some((name) => name === path),
  );
  return isPage ? { ...NO_FILES, ...files } : null;
}

/** A model as visitors choose it. `id` is what the AI service calls it. */
export type AiModel = { id: string; label: string };

/** What the page is told about the AI service of this site. */
export type AiService = {
  /** False where no service is connected: then pages are composed without a model. */
  connected: boolean;
  /** The first is the default. */
  models: readonly AiModel[];
};

/** The two models of the specification, used unless the operator names others. */
export const DEFAULT_MODELS: readonly AiModel[] = [
  { id: 'z-ai/glm-4.5-air:free', label: 'GLM 4.5 Air (free)' },
  { id: 'qwen/qwen3-coder:free', label: 'Qwen3 Coder (free)' },
];

/** Characters a description, a note or a wish may have. */
export const MAX_PROMPT = 4000;
/** Characters the files may have together that are sent along whole. */
export const MAX_FILES = 120_000;

/** Other files of a website that are named when some are sent along. */
export const MAX_LISTED = 400;
/** Characters of the path of a file that is sent or named. */
export const MAX_PATH = 255;

/** Of a website: files by path, and what else there is. */
export type SentFiles = { files: Record<string, string>; others: { path: string; bytes: number }[] };

/** What the browser asks of the server. The texts are counted in characters. */
export type AiRequest =
  | { mode: 'all'; model: string; prompt: string }
  /** Goes on with the reply to such a request, which broke off; it has at most `MAX_FILES` characters. */
  | { mode: 'continue'; model: string; prompt: string; reply: string }
  /** Generates one file again. The others are sent along so that it fits them. */
  | ({ mode: 'file'; model: string; prompt: string; file: string } & SentFiles)
  /** Asks for search/replace changes. */
  | ({ mode: 'edit'; model: string; prompt: string } & SentFiles);

/** What comes back, one event after the other. */
export type AiEvent =
  | { type: 'text'; text: string }
  /** The service was busy, or could not be reached; it is asked again after so many seconds. */
  | { type: 'retry'; seconds: number; attempt: number; reason: 'busy' | 'unreachable' }
  | { type: 'done'; reason: 'stop' | 'length' }
  | { type: 'error'; code: string; message: string; status?: number };

/** What the builder does in Community; its page is given it, since features do not know each other. */
export type Community = {
  /** Shares a finished website. Throws with words for the visitor. */
  publish(
    website: FinishedWebsite,
    signal: AbortSignal,
  ): Promise<{ title: string; path: string; isPublic: boolean }>;
  /** The archive of a published project, by the last part of its address. Throws with words for the visitor. */
  open(slug: string): Promise<{ title: string; zip: Uint8Array }>;
};

/** Opens a template, filled, where it is made one's own. Rejects with words for the visitor. */
export type Customise = (template: string, values: SiteValues) => Promise<void>;

/** A site that a page was published to. */
export type LiveSite = { id: string; address: string };

/** What asks where to publish a page, and does; the builder's page is given it. */
export type PublishPageDialog = ComponentType<{
  title: string;
  /** The site that the page was published to before. */
  siteId: string | null;
  pack: () => Promise<Blob>;
  next: string;
  onPublished: (site: LiveSite) => void;
  onClose: () => void;
}>;

type FinishedWebsite = { title: string; description: string; tags: string[]; image: File; zip: File };
/** Characters a title in Community has, at least and at most, and a description at most. */
export const TITLE_LENGTH = { min: 3, max: 100 };
export const MAX_DESCRIPTION = 500;
