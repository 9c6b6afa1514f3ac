import { notes } from '../content/notes.ts';
import type { Note, Paper, Work } from '../content/types.ts';
import { studies } from '../content/work.ts';

export type Page =
  | { kind: 'home' | 'work' | 'about' | 'writing' | 'contact' | 'colophon'; paper: Paper }
  | { kind: 'study'; paper: Paper; work: Work }
  | { kind: 'note'; paper: Paper; note: Note };

export const workFile = (slug: string): string => `work-${slug}.html`;
export const noteFile = (slug: string): string => `note-${slug}.html`;

/** What the page of a file shows; an unknown file shows the first page. */
export function pageOf(file: string): Page {
  const work = studies.find(({ slug }) => workFile(slug) === file);
  if (work) return { kind: 'study', paper: work.paper, work };
  const note = notes.find(({ slug }) => noteFile(slug) === file);
  if (note) return { kind: 'note', paper: 'bone', note };
  switch (file) {
    case 'work.html':
      return { kind: 'work', paper: 'bone' };
    case 'about.html':
      return { kind: 'about', paper: 'butter' };
    case 'writing.html':
      return { kind: 'writing', paper: 'sky' };
    case 'contact.html':
      return { kind: 'contact', paper: 'rose' };
    case 'colophon.html':
      return { kind: 'colophon', paper: 'leaf' };
    default:
      return { kind: 'home', paper: 'vermilion' };
  }
}

/** The pages of the menu. */
export const MENU = [
  { file: 'work.html', label: 'Work' },
  { file: 'about.html', label: 'Practice' },
  { file: 'writing.html', label: 'Writing' },
  { file: 'contact.html', label: 'Contact' },
] as const;
