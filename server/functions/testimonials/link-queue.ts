import type { SupabaseClient } from '@supabase/supabase-js';
import { testimonialLink } from '../../mail/templates/testimonial-link.ts';
import type { Queue, Queued } from '../delivery/delivery-worker.ts';
import { mailSender, type Sender } from '../delivery/sender.ts';
import type { FormContext } from '../kit/form.ts';
import { editUrl } from './link.ts';

/** A mail with a link that still has to go out. Its id is the testimonial's. */
export interface DueLink extends Queued {
  email: string;
}

/** The links that wait to be mailed. A row, and with it the address, is gone as soon as it is settled for good. */
export class LinkQueue implements Queue<DueLink> {
  readonly #client: SupabaseClient;

  constructor(operator: SupabaseClient) {
    this.#client = operator;
  }

  async claim(leaseSeconds: number): Promise<DueLink | null> {
    const { data, error } = await this.#client.rpc('claim_testimonial_link', { lease_seconds: leaseSeconds });
    if (error) throw new Error(error.message);
    const [link] = data as (Omit<DueLink, 'id'> & { testimonial_id: string })[];
    return link ? { ...link, id: link.testimonial_id } : null;
  }

  async markDelivered({ id }: DueLink): Promise<void> {
    const { error } = await this.#links().delete().eq('testimonial_id', id);
    if (error) throw new Error(error.message);
  }

  async markFailed(link: DueLink, _reason: string, next: Date | null): Promise<void> {
    if (!next) return this.markDelivered(link);
    const { error } = await this.#links()
      .update({ next_attempt_at: next.toISOString() })
      .eq('testimonial_id', link.id);
    if (error) throw new Error(error.message);
  }

  /** Nothing stays that could become old. */
  async removeOld(): Promise<void> {}

  #links() {
    return this.#client.from('testimonial_links');
  }
}

/** Mails the link to change a testimonial. */
export function linkSender(context: FormContext): Sender<DueLink> {
  return mailSender(context, 'testimonial', ({ id, email }) => ({
    to: email,
    ...testimonialLink({ editUrl: editUrl(context, id) }),
  }));
}
