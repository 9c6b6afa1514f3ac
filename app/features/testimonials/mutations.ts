import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestimonialText } from './schema.ts';

/** Changes a testimonial of the signed-in member. False when it is not (or no longer) theirs. Throws when it fails. */
export async function changeOwn(client: SupabaseClient, id: string, text: TestimonialText): Promise<boolean> {
  const { name, rating, review } = text;
  const { data, error } = await client
    .from('testimonials')
    .update({ name, rating, review })
    .eq('id', id)
    .select('id');
  if (error) throw new Error(error.message, { cause: error });
  return data.length > 0;
}

/** Deletes a testimonial of the signed-in member. False when it is not (or no longer) theirs. Throws when it fails. */
export async function deleteOwn(client: SupabaseClient, id: string): Promise<boolean> {
  const { error, count } = await client.from('testimonials').delete({ count: 'exact' }).eq('id', id);
  if (error) throw new Error(error.message, { cause: error });
  return count !== 0;
}
