import type { ComponentProps, ReactNode } from 'react';

/** Somewhere to go, and its words. */
export interface Target {
  label: string;
  href: string;
}

/** The level of a section's heading: 1 for the first section of a page. */
export type Level = 1 | 2 | 3;

/** The ground that a section lies on. */
export type Ground = 'paper' | 'sunk' | 'deep' | 'brand';

interface SectionProps extends ComponentProps<'section'> {
  ground?: Ground;
  as?: 'section' | 'header' | 'footer';
}

/** The frame of every section. It lays itself out by its own width, and not by that of the window. */
export function Section({ ground = 'paper', as: Element = 'section', className = '', children, ...rest }: SectionProps) {
  return (
    <Element {...rest} className={`base-section ${className}`} data-ground={ground}>
      <div>{children}</div>
    </Element>
  );
}

/** The measure of what is in a section. */
export function Wrap({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`base-wrap ${className}`}>{children}</div>;
}

interface HeadingProps extends ComponentProps<'h2'> {
  level: number;
}

/** A heading of a level that is known when it is shown. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Element = `h${Math.min(level, 6)}` as 'h2';
  return <Element {...rest} />;
}

interface HeadProps {
  id: string;
  level: Level;
  label?: string;
  title: string;
  lead?: string;
}

/** The label, heading and first words of a section. */
export function Head({ id, level, label, title, lead }: HeadProps) {
  return (
    <div className="base-head">
      {label && <p className="base-label">{label}</p>}
      <Heading level={level} id={id} className="base-title">
        {title}
      </Heading>
      {lead && <p className="base-lead">{lead}</p>}
    </div>
  );
}

interface ButtonProps {
  look?: 'full' | 'quiet';
  size?: 'normal' | 'small';
}

/** A link that looks like a button. */
export function ButtonLink({ look = 'full', size = 'normal', className = '', ...rest }: ComponentProps<'a'> & ButtonProps) {
  return <a {...rest} className={`base-button ${className}`} data-look={look} data-size={size} />;
}

/** A button. */
export function Button({ look = 'full', size = 'normal', className = '', ...rest }: ComponentProps<'button'> & ButtonProps) {
  return <button type="button" {...rest} className={`base-button ${className}`} data-look={look} data-size={size} />;
}

interface ActionsProps {
  first?: Target;
  second?: Target;
}

/** What to do next: one thing, and perhaps a second. */
export function Actions({ first, second }: ActionsProps) {
  if (!first && !second) return null;
  return (
    <p className="base-actions">
      {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
      {second && (
        <ButtonLink href={second.href} look="quiet">
          {second.label}
        </ButtonLink>
      )}
    </p>
  );
}

/** A frame that its picture fills: an `img`, a `picture`, an image of your framework, or a drawing. */
export function Frame({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`base-frame ${className}`}>{children}</div>;
}

/** A list of marks. The text of an item is its key. */
export function Ticks({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-s2">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.6em_1fr]">
          <span
            aria-hidden="true"
            className="mt-[0.42em] h-[0.42em] w-[0.8em] -rotate-45 border-s-2 border-b-2 border-brand rtl:rotate-45"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
