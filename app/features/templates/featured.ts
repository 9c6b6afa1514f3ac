/**
 * The works that a visitor sees first, in hanging order: each of another kind, colour and idea, so that one look says
 * what the collection is. An id that is not in the catalogue is passed over.
 */
export const FEATURED: readonly string[] = [
  'pizza-world',
  'simple-blog',
  'fashion-shop',
  'music-band',
  'coming-soon',
  'tour-world',
  'podcast',
  'conference',
  'nonprofit',
  'portfolio',
  'video-editor',
  'wedding-invitation',
];
