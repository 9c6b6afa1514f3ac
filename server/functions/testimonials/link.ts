import { timingSafeEqual } from 'node:crypto';
import { type Desk, keyedMark } from '../form/desk.ts';

/**
 * What opens a testimonial to whoever wrote it: a signature of its id, which only the mail carries. Nothing has to be
 * stored for it, and it works as long as the testimonial is there.
 */
export function editKey(desk: Desk, testimonialId: string): string {
  return keyedMark(desk, 'edit', testimonialId);
}

/** Whether a key opens a testimonial. */
export function isEditKey(desk: Desk, testimonialId: string, key: string): boolean {
  const [given, wanted] = [Buffer.from(key), Buffer.from(editKey(desk, testimonialId))];
  // In bytes: characters may be longer, and the comparison throws at different lengths.
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The page that a mail leads to. */
export function editUrl(desk: Desk, testimonialId: string): string {
  const { siteUrl } = desk.connection.config;
  return `${siteUrl}/testimonials/${testimonialId}/edit?key=${editKey(desk, testimonialId)}`;
}
