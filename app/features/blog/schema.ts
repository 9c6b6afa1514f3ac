import { z } from 'zod';

/** The front matter of a post; content/blog/README.md explains the fields. */
export const frontMatterSchema = z.strictObject({
  id: z.int().positive(),
  title: z.string().trim().min(1),
  excerpt: z.string().trim().min(1),
  category: z.enum(['SEO', 'UI Templates', 'Templates']),
  author: z.string().trim().min(1),
  date: z.iso.date(),
  image: z.string().regex(/^\/blog-images\/[a-z0-9-]+-hero\.svg$/, 'must be /blog-images/<slug>-hero.svg'),
  tags: z.array(z.string().trim().min(1)).min(3).max(6),
  featured: z.boolean(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** A level-2 heading of a post. */
export type Heading = { id: string; text: string };

/** Everything about a post but its body. */
export type Post = FrontMatter & {
  slug: string;
  words: number;
  /** Such as `18 min read`. */
  readTime: string;
  headings: Heading[];
  /** Path of the 1200x630 picture for share cards. */
  shareImage: string;
};

/** What a card shows of a post. */
export type PostSummary = Omit<Post, 'headings' | 'words'>;
