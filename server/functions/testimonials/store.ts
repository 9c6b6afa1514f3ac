import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestimonialForm, TestimonialText } from '../../../app/features/testimonials/schema.ts';

const COLUMNS = 'id, name, rating, review';

/** A testimonial as its author may change it. */
export type OwnTestimonial = TestimonialText & { id: string };

/** A mail with a link that still has to go out. */
export interface DueLink {
  testimonial_id: string;
  email: string;
  created_at: string;
  /** Attempts so far, with the one that has just been claimed. */
  attempts: number;
}

/** The testimonials, with the secret key, through the client that any backend understands. Everything rejects on failure. */
export class TestimonialStore {
  readonly #client: SupabaseClient;

  constructor(operator: SupabaseClient) {
    this.#client = operator;
  }

  /** Publishes a testimonial; one that is already there stays as it is. */
  async publish(id: string, form: TestimonialForm, author: string | null): Promise<void> {
    const { name, rating, review, email } = form;
    const { error } = await this.#client.rpc('publish_testimonial', {
      id,
      name,
      rating,
      review,
      author,
      email: email || null,
    });
    if (error) throw new Error(error.message);
  }

  /** The testimonial with this id; null when there is none. */
  async find(id: string): Promise<OwnTestimonial | null> {
    const { data, error } = await this.#testimonials().select(COLUMNS).eq('id', id).maybeSingle();
    if (error) throw new Error(error.message);
    return data;
  }

  /** Changes what it says. False when it is not there. */
  async change(id: string, { name, rating, review }: TestimonialText): Promise<boolean> {
    const { data, error } = await this.#testimonials()
      .update({ name, rating, review })
      .eq('id', id)
      .select('id');
    if (error) throw new Error(error.message);
    return data.length > 0;
  }

  /** Removes it. One that is not there is removed already. */
  async remove(id: string): Promise<void> {
    const { error } = await this.#testimonials().delete().eq('id', id);
    if (error) throw new Error(error.message);
  }

  /** Takes the next link that is due and counts the attempt; null when none is. */
  async claimLink(leaseSeconds: number): Promise<DueLink | null> {
    const { data, error } = await this.#client.rpc('claim_testimonial_link', { lease_seconds: leaseSeconds });
    if (error) throw new Error(error.message);
    return (data as DueLink[])[0] ?? null;
  }

  /** Forgets a link, and with it the address: it has been sent, or is given up. */
  async forgetLink(id: string): Promise<void> {
    const { error } = await this.#links().delete().eq('testimonial_id', id);
    if (error) throw new Error(error.message);
  }

  /** Tries a link again at a later time. */
  async postponeLink(id: string, next: Date): Promise<void> {
    const { error } = await this.#links()
      .update({ next_attempt_at: next.toISOString() })
      .eq('testimonial_id', id);
    if (error) throw new Error(error.message);
  }

  #testimonials() {
    return this.#client.from('testimonials');
  }

  #links() {
    return this.#client.from('testimonial_links');
  }
}
