import { type ReactNode, useId } from 'react';
import { Frame, Head, Heading, type Level, Section, Wrap } from '../parts';

export interface PostsCardsProps {
  label?: string;
  title: string;
  /** `date` as 2026-11-06, and the same in words. */
  posts: readonly {
    title: string;
    href: string;
    date: string;
    dateWords: string;
    summary: string;
    picture: ReactNode;
  }[];
  level?: Level;
}

/** The newest notes with their pictures: the first is wider. */
export function PostsCards({ label, title, posts, level = 2 }: PostsCardsProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap>
        <Head id={id} level={level} label={label} title={title} />
        <ul className="grid gap-x-s5 gap-y-s6 @3xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {posts.map((post) => (
            <li key={post.href} className="group">
              <article className="grid gap-s2">
                <Frame className="mb-s2 aspect-[16/10] @3xl:group-even:aspect-[10/9]">{post.picture}</Frame>
                <p className="base-note">
                  <time dateTime={post.date}>{post.dateWords}</time>
                </p>
                <Heading level={level + 1} className="base-sub @3xl:group-first:text-[1.5em]">
                  <a className="text-ink decoration-transparent hover:decoration-brand" href={post.href}>
                    {post.title}
                  </a>
                </Heading>
                <p>{post.summary}</p>
              </article>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
