import type { TemplatePhoto } from '../schema.ts';

const KINDS: Record<TemplatePhoto['kind'], string> = {
  card: 'Front page',
  phone: 'Front page on a phone',
  full: 'Whole front page',
};

/** What a photograph shows: `Front page on a phone, dark`. The theme is named where there are two. */
export function captionOf(photo: TemplatePhoto, themes: readonly string[]): string {
  return themes.length > 1 ? `${KINDS[photo.kind]}, ${photo.theme}` : KINDS[photo.kind];
}

const ORDER: TemplatePhoto['kind'][] = ['card', 'phone', 'full'];

/** The photographs in the order they hang: the front page first, then phones, then the whole page; light before dark. */
export function hang(photos: readonly TemplatePhoto[]): TemplatePhoto[] {
  const place = (photo: TemplatePhoto) => ORDER.indexOf(photo.kind) * 2 + (photo.theme === 'light' ? 0 : 1);
  return [...photos].sort((a, b) => place(a) - place(b));
}
