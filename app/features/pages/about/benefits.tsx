import type { ReactNode } from 'react';

type Benefit = { title: string; text: string; drawing: ReactNode };

const line = { className: 'stroke-ink', strokeWidth: 2.5 };
const sheet = { className: 'fill-surface stroke-ink', strokeWidth: 2.5, rx: 2 };

/** Small works of one set: 96 x 64, standing on their lower edge. */
const BENEFITS: Benefit[] = [
  {
    title: 'Modern Design',
    text: 'Each template has its own type, colour, layout and idea. No two look alike, and none looks like a kit.',
    drawing: (
      <>
        <circle cx="26" cy="40" r="24" className="fill-accent-text" />
        <path d="M44 64V20h28v44z" className="fill-ink" />
        <path d="M62 64l17-34 17 34z" className="fill-slab" />
      </>
    ),
  },
  {
    title: 'Clean Code',
    text: 'Plain, named, commented source you can read in an evening. No build step where none is needed.',
    drawing: (
      <>
        <rect x="4" y="8" width="88" height="55" {...sheet} />
        <path d="M14 22h24M22 33h36M22 44h22M14 55h14" {...line} strokeWidth={5} />
        <path d="M66 33h14M52 44h16" className="stroke-accent-text" strokeWidth="5" />
      </>
    ),
  },
  {
    title: 'Responsive',
    text: 'At home from a narrow phone to a wall-sized screen, by touch, mouse and keyboard, in light and dark.',
    drawing: (
      <>
        <rect x="2" y="10" width="62" height="53" {...sheet} />
        <path d="M2 22h62" {...line} />
        <rect x="54" y="22" width="26" height="41" {...sheet} />
        <rect x="76" y="36" width="17" height="27" rx="2" className="fill-accent-text" />
      </>
    ),
  },
  {
    title: 'Regular Updates',
    text: 'Every template carries a version and a change log. New ones go on show as they pass the same measure.',
    drawing: (
      <>
        <path d="M10 64V48h76v16z" className="fill-line" />
        <path d="M16 48V34h64v14z" className="fill-slab" />
        <path d="M22 34V22h52v12z" className="fill-ink" />
        <path d="M36 18V4h24v14z" className="fill-accent-text" />
      </>
    ),
  },
];

/** What every template brings, as four small works in a row. */
export function Benefits() {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
      {BENEFITS.map(({ title, text, drawing }) => (
        <li key={title}>
          <svg aria-hidden="true" viewBox="0 0 96 64" fill="none" className="h-20 w-30">
            {drawing}
          </svg>
          <div className="h-1.5 rounded-[1px] bg-slab" />
          <h3 className="mt-5 font-display text-title font-bold">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
