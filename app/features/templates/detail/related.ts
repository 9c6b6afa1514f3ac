import type { TemplateSummary } from '../schema.ts';

const SHOWN = 3;

/** What the page says about the order; keep it true of `relatedTo`. */
export const RELATED_RULE =
  'Templates of the same category come first, then those that share the most tags, then the newest.';

/** What a small card shows of a template. */
export type Relative = Pick<
  TemplateSummary,
  'id' | 'title' | 'description' | 'category' | 'framework' | 'photo'
>;

/** The three templates that are most like the given one, by the rule above. */
export function relatedTo(
  template: Pick<TemplateSummary, 'id' | 'category' | 'tags'>,
  all: readonly TemplateSummary[],
): Relative[] {
  const tags = new Set(template.tags);
  const likeness = (other: TemplateSummary) => ({
    category: Number(other.category === template.category),
    tags: other.tags.filter((tag) => tags.has(tag)).length,
  });
  return all
    .filter(({ id }) => id !== template.id)
    .map((other) => ({ other, like: likeness(other) }))
    .sort(
      (a, b) =>
        b.like.category - a.like.category ||
        b.like.tags - a.like.tags ||
        b.other.published.localeCompare(a.other.published) ||
        a.other.title.localeCompare(b.other.title),
    )
    .slice(0, SHOWN)
    .map(({ other: { id, title, description, category, framework, photo } }) => ({
      id,
      title,
      description,
      category,
      framework,
      photo,
    }));
}
