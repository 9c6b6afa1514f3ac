import type { Tint } from './colours.ts';
import type { Kind } from './kind-words.ts';
import type { Part, Tone } from './read-description.ts';

export type Art =
  | 'plate'
  | 'cup'
  | 'loaf'
  | 'frame'
  | 'hills'
  | 'house'
  | 'window'
  | 'wave'
  | 'rings'
  | 'leaf'
  | 'blocks'
  | 'page';
/** How the page opens: words beside a picture, words on colour, or words alone in large type. */
export type Opening = 'split' | 'poster' | 'words';

export type Look = {
  tint: Tint;
  tone: Tone;
  art: Art;
  opening: Opening;
  parts: Part[];
  /** Our own templates that are closest to this kind, the closest first, by their folder. */
  templates: string[];
};

const look = (
  [hue, chroma]: [number, number],
  tone: Tone,
  art: Art,
  opening: Opening,
  parts: string,
  templates: string,
): Look => ({
  tint: { hue, chroma },
  tone,
  art,
  opening,
  parts: parts.split(' ') as Part[],
  templates: templates.split(' '),
});

/** How a site of each kind looks unless its description says otherwise. */
export const LOOKS: Record<Kind, Look> = {
  restaurant: look(
    [28, 0.17],
    'bold',
    'plate',
    'split',
    'offer about gallery contact',
    'pizza-world coffee-roaster',
  ),
  cafe: look([45, 0.11], 'calm', 'cup', 'split', 'offer about contact', 'coffee-roaster pizza-world'),
  bakery: look([65, 0.12], 'calm', 'loaf', 'split', 'offer about contact', 'coffee-roaster pizza-world'),
  shop: look([350, 0.15], 'plain', 'blocks', 'split', 'offer about steps contact', 'fashion-shop dev-market'),
  portfolio: look(
    [268, 0.16],
    'technical',
    'window',
    'words',
    'offer about gallery contact',
    'portfolio one-page-cv',
  ),
  photographer: look(
    [90, 0.01],
    'elegant',
    'frame',
    'words',
    'gallery offer about contact',
    'photographer portfolio',
  ),
  blog: look([25, 0.15], 'elegant', 'page', 'words', 'offer about', 'simple-blog docs-site'),
  software: look(
    [265, 0.18],
    'technical',
    'window',
    'split',
    'offer steps about',
    'saas-landing-page ai-webgen',
  ),
  studio: look([35, 0.18], 'bold', 'blocks', 'poster', 'offer gallery about contact', 'studio portfolio'),
  conference: look(
    [305, 0.17],
    'bold',
    'rings',
    'poster',
    'offer about steps contact',
    'conference coming-soon',
  ),
  wedding: look([10, 0.1], 'elegant', 'rings', 'words', 'offer about contact', 'wedding-invitation'),
  nonprofit: look([155, 0.13], 'calm', 'leaf', 'split', 'offer about steps contact', 'nonprofit'),
  health: look(
    [205, 0.1],
    'calm',
    'leaf',
    'split',
    'offer steps about contact',
    'dental-clinic health-portal',
  ),
  fitness: look([130, 0.17], 'bold', 'wave', 'poster', 'offer steps about contact', 'gym'),
  property: look([240, 0.1], 'plain', 'house', 'split', 'offer steps about contact', 'real-estate'),
  travel: look([215, 0.13], 'calm', 'hills', 'split', 'offer gallery about contact', 'tour-world'),
  education: look([255, 0.16], 'playful', 'page', 'split', 'offer steps about contact', 'online-course'),
  music: look([0, 0.19], 'bold', 'wave', 'poster', 'offer about contact', 'music-band podcast'),
  podcast: look([290, 0.16], 'technical', 'wave', 'poster', 'offer about', 'podcast'),
  craft: look([55, 0.15], 'plain', 'house', 'split', 'offer steps about contact', 'studio real-estate'),
  advice: look([250, 0.08], 'plain', 'page', 'words', 'offer steps about contact', 'legal-notepad studio'),
  resume: look([185, 0.09], 'plain', 'page', 'words', 'offer about contact', 'one-page-cv portfolio'),
  links: look([330, 0.17], 'playful', 'rings', 'poster', 'offer', 'link-in-bio'),
  launch: look([280, 0.18], 'technical', 'rings', 'poster', 'offer about', 'coming-soon ai-webgen'),
};
