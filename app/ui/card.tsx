import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

type Props = HTMLAttributes<HTMLElement> & {
  /** `article` for something that could stand alone, `li` in a list. */
  as?: 'article' | 'div' | 'li' | 'section';
  /** Lifts the card onto a slab. For works, not for settings. */
  standing?: boolean;
  children: ReactNode;
};

/** A bordered sheet on the wall. Compose it with `CardMedia`, `CardBody`, `CardTitle` and `CardFooter`. */
export function Card({ as: Tag = 'article', standing = false, className, children, ...rest }: Props) {
  return (
    <Tag
      {...rest}
      className={cx(
        'flex min-w-0 flex-col rounded-sm border border-line bg-surface',
        standing && 'stand',
        className,
      )}
    >
      {children}
    </Tag>
  );
}

/** The picture area, 16:10. Put an `<img className="size-full object-cover">` or a placeholder in it. */
export function CardMedia({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cx(
        'card-media relative grid aspect-16/10 place-items-center overflow-hidden rounded-t-[2px] border-b border-line bg-sunken',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Padding and rhythm for what is written on the card. */
export function CardBody({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('flex flex-1 flex-col gap-2 p-4', className)}>{children}</div>;
}

/** The card's heading. */
export function CardTitle({ level = 3, children }: { level?: 2 | 3; children: ReactNode }) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return <Tag className="font-display text-[1.1875rem] leading-6 font-bold tracking-tight">{children}</Tag>;
}

/** A ruled strip at the foot of the card, for actions. */
export function CardFooter({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={cx('flex flex-wrap items-center gap-2 border-t border-line px-4 py-3', className)}>
      {children}
    </div>
  );
}
