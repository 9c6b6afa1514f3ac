import { isSameSecret } from '../../keys/same-secret.ts';
import { keyedHash } from '../kit/context.ts';
import type { FormContext } from '../kit/form.ts';

/**
 * What opens a testimonial to whoever wrote it: a signature of its id, which only the mail carries. Nothing has to be
 * stored for it, and it works as long as the testimonial is there.
 */
export function editKey(context: FormContext, testimonialId: string): string {
  return keyedHash(context, 'edit', testimonialId);
}

/** Whether a key opens a testimonial. */
export function isEditKey(context: FormContext, testimonialId: string, key: string): boolean {
  return isSameSecret(key, editKey(context, testimonialId));
}

/** The page that a mail leads to. */
export function editUrl(context: FormContext, testimonialId: string): string {
  const { siteUrl } = context.config;
  return `${siteUrl}/testimonials/${testimonialId}/edit?key=${editKey(context, testimonialId)}`;
}
