import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestimonialForm, TestimonialText } from '../../../app/features/testimonials/schema.ts';
import { functionError } from '../kit/errors.ts';

const COLUMNS = 'id, name, rating, review';

/** A testimonial as its author may change it. */
export type OwnTestimonial = TestimonialText & { id: string };

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
    // The account has been deleted since it was asked who it is.
    if (error?.code === '23503') throw functionError('signedOut');
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

  #testimonials() {
    return this.#client.from('testimonials');
  }
}
