/** A testimonial as everybody reads it. */
export type Testimonial = {
  id: string;
  name: string;
  /** 1 to 5. */
  rating: number;
  review: string;
  /** ISO 8601. */
  created_at: string;
  /** Null as long as the text is the first one. */
  edited_at: string | null;
  /** What the account that wrote it has done here; null when nothing is known of it. */
  verified_by: 'download' | 'purchase' | null;
};

/** How often each rating was given, from one star to five. */
export type Ratings = readonly [number, number, number, number, number];

/** '1 star', '5 stars'. */
export function starsLabel(rating: number): string {
  return `${rating} ${rating === 1 ? 'star' : 'stars'}`;
}

/** How many testimonials there are, and their mean rating to one decimal; 0 when there is none. */
export function summarize(ratings: Ratings): { total: number; average: number } {
  const total = ratings.reduce((sum, count) => sum + count, 0);
  if (total === 0) return { total, average: 0 };
  const stars = ratings.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { total, average: Math.round((stars / total) * 10) / 10 };
}

/** The page where whoever wrote a testimonial changes it. */
export function editPath(id: string): string {
  return `/testimonials/${id}/edit`;
}
