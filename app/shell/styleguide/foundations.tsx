import { cx } from '../../lib/cx.ts';
import { LogoMark } from '../logo.tsx';
import { Section } from './section.tsx';

const SWATCHES = [
  ['paper', 'bg-paper', 'the wall'],
  ['surface', 'bg-surface', 'a sheet on it'],
  ['sunken', 'bg-sunken', 'a recess, hover'],
  ['line', 'bg-line', 'hairlines'],
  ['slab', 'bg-slab', 'what things stand on'],
  ['edge', 'bg-edge', 'borders of controls, 3:1'],
  ['ink', 'bg-ink', 'text'],
  ['ink-soft', 'bg-ink-soft', 'second text'],
  ['ink-faint', 'bg-ink-faint', 'labels, 4.5:1'],
  ['accent', 'bg-accent', 'ultramarine: act here'],
  ['accent-text', 'bg-accent-text', 'links, focus'],
  ['accent-soft', 'bg-accent-soft', 'a tint'],
  ['signal', 'bg-signal', 'marigold: Featured only'],
  ['danger', 'bg-danger', 'cannot be undone'],
  ['danger-soft', 'bg-danger-soft', 'failure'],
  ['success-soft', 'bg-success-soft', 'done'],
] as const;

const TYPE = [
  ['poster', 'font-display text-poster font-extrabold', 'Welcome to'],
  ['page', 'font-display text-page font-extrabold', 'Free Templates'],
  ['article', 'font-display text-article font-extrabold', 'From Downloaded Template to Live Site'],
  ['heading', 'font-display text-heading font-extrabold', 'Featured Articles'],
  ['title', 'font-display text-title font-bold', 'Name of a work'],
  ['lead', 'text-lead text-ink-soft', 'An introduction of one or two sentences, set a little larger.'],
  ['body', '', 'Instrument Sans carries everything that is read at length.'],
  ['label', 'text-label text-ink-faint', 'Terms and hints'],
  ['code', 'font-mono text-[0.9375rem]', 'const plinth = { holds: "work" };'],
] as const;

/** Logo, colours, type. */
export function ColoursAndType() {
  return (
    <>
      <Section title="Mark">
        <div className="flex flex-wrap items-end gap-8">
          {['size-24', 'size-12', 'size-6', 'size-4'].map((size) => (
            <LogoMark key={size} className={size} />
          ))}
        </div>
      </Section>
      <Section title="Colour">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
          {SWATCHES.map(([name, background, use]) => (
            <li key={name}>
              <div
                className={cx(
                  'h-16 rounded-t-sm border border-line stand forced-color-adjust-none',
                  background,
                )}
              />
              <p className="mt-3 text-label font-semibold">{name}</p>
              <p className="text-label text-ink-faint">{use}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Type">
        <dl className="flex flex-col">
          {TYPE.map(([name, look, sample]) => (
            <div
              key={name}
              className="grid items-baseline gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[6rem_minmax(0,1fr)]"
            >
              <dt className="text-label text-ink-faint">{name}</dt>
              <dd className={cx('break-words', look)}>{sample}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
