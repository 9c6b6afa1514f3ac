import { useId } from 'react';
import { Head, Heading, type Level, Section, Wrap } from '../parts';

export interface PostsListProps {
  label?: string;
  title: string;
  /** `date` as 2026-11-06, and the same in words. */
  posts: readonly { title: string; href: string; date: string; dateWords: string; topic?: string; summary: string }[];
  level?: Level;
}

/** A list of notes, each with its day before it. */
export function PostsList({ label, title, posts, level = 2 }: PostsListProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Wrap className="base-aside">
        <Head id={id} level={level} label={label} title={title} />
        <ol>
          {posts.map((post) => (
            <li key={post.href} className="base-rule base-row py-s6">
              <article className="grid gap-x-s6 gap-y-s2 @3xl:grid-cols-[10rem_minmax(0,1fr)]">
                <p className="base-note flex flex-wrap gap-x-s4 @3xl:row-span-2 @3xl:flex-col @3xl:pt-[0.4em]">
                  <time dateTime={post.date}>{post.dateWords}</time>
                  {post.topic && <span>{post.topic}</span>}
                </p>
                <Heading level={level + 1} className="base-sub text-[1.35em]">
                  <a className="text-ink decoration-transparent hover:decoration-brand" href={post.href}>
                    {post.title}
                  </a>
                </Heading>
                <p className="@3xl:col-start-2">{post.summary}</p>
              </article>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  );
}
