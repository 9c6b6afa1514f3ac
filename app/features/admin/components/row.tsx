import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';

type Props = {
  title: ReactNode;
  /** Small tags beside the title. */
  tags?: ReactNode;
  /** Facts in one line: when, who. */
  facts: ReactNode[];
  /** Address of a small picture of it. */
  picture?: string | null;
  /** What was written, in the direction of its script. */
  children?: ReactNode;
  /** Below it, in the direction of the desk. */
  form?: ReactNode;
  /** Buttons, the most likely one first. */
  actions?: ReactNode;
};

/** One thing on the desk: what it is, what is known of it, what can be done. Its columns follow the width of the list's item. */
export function Row({ title, tags, facts, picture, children, form, actions }: Props) {
  return (
    <article
      className={cx(
        'grid gap-x-4 gap-y-3 @2xl:gap-x-6',
        picture
          ? 'grid-cols-[4.5rem_minmax(0,1fr)] @md:grid-cols-[8rem_minmax(0,1fr)] @2xl:grid-cols-[8rem_minmax(0,1fr)_auto]'
          : '@2xl:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          width={128}
          height={80}
          className="aspect-16/10 w-full rounded-sm border border-line bg-sunken object-cover"
        />
      )}
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h2 dir="auto" className="min-w-0 text-base font-semibold [overflow-wrap:anywhere]">
            {title}
          </h2>
          {tags}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-label text-ink-faint [&_a]:underline [&_a]:underline-offset-2 [&_a:hover]:text-ink">
          {facts.filter(Boolean).map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name and never change their order
            <bdi key={index} className="[overflow-wrap:anywhere]">
              {fact}
            </bdi>
          ))}
        </p>
        {children && (
          <div
            dir="auto"
            className="me-auto mt-2 max-w-line text-[0.9375rem] whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]"
          >
            {children}
          </div>
        )}
        {form && <div className="max-w-line">{form}</div>}
      </div>
      {actions && (
        <div className="flex min-w-0 flex-wrap items-start gap-2 [overflow-wrap:anywhere] *:max-w-full *:min-w-0 @max-2xl:col-span-full @max-2xl:[&>:first-child:last-child.border-transparent]:-ml-3 @2xl:justify-end">
          {actions}
        </div>
      )}
    </article>
  );
}
