type Measure = { figure: string; unit?: string; what: string };

/** What a template must reach before it is published; the checker that comes with the source measures it. */
const MEASURES: Measure[] = [
  {
    figure: '95',
    unit: 'of 100',
    what: 'Lighthouse performance on a phone, at least. Accessibility, best practices and search: 100.',
  },
  { figure: '0', unit: 'faults', what: 'that axe finds for people who use a keyboard or a screen reader.' },
  { figure: '500', unit: 'kB', what: 'is the most a first visit may load, pictures and fonts included.' },
  {
    figure: '0',
    unit: 'requests',
    what: 'to other hosts. Fonts and libraries are inside, and it opens from a folder.',
  },
  { figure: '6', unit: 'widths', what: 'from 320 to 1,920 pixels without scrolling sideways.' },
  {
    figure: '0',
    unit: 'errors',
    what: 'in the console, in the HTML and in the CSS. Links all lead somewhere.',
  },
];

/** The bar every template has to pass, as figures that stand on the gallery's floor. */
export function Measures() {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-10 sm:gap-x-8 xl:grid-cols-3">
      {MEASURES.map(({ figure, unit, what }) => (
        <li key={figure + unit}>
          <p className="flex items-baseline gap-x-2 sm:gap-x-2.5 border-b-6 border-slab pb-1">
            <span className="font-display text-poster font-extrabold text-accent-text tabular-nums">
              {figure}
            </span>
            <span className="font-display text-title font-bold">{unit}</span>
          </p>
          <p className="mt-3 text-[0.9375rem] leading-6 text-ink-soft sm:text-base">{what}</p>
        </li>
      ))}
    </ul>
  );
}
