import { calmest, clock, crew, watchAt } from './watch';

const middle = 200;
/** Radii of the band of a watch. */
const outer = 140;
const inner = 84;

/** A point of the dial, which goes round once a day, midnight on top. */
function at(hour: number, radius: number): [x: number, y: number] {
  const turn = (hour / 24) * 2 * Math.PI;
  return [round(middle + radius * Math.sin(turn)), round(middle - radius * Math.cos(turn))];
}
const round = (value: number): number => Math.round(value * 100) / 100;

/** The part of the band between two hours, at most half a day apart. */
const band = (from: number, to: number): string =>
  `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;

/** The line on which the words of a watch stand: the other way round in the lower half, where they would be upside down. */
function line(from: number, to: number): string {
  const isLow = at((from + to) / 2, 1)[1] > middle + 0.1;
  const radius = isLow ? 121 : 103;
  const [start, end] = isLow ? [to, from] : [from, to];
  return `M${at(start, radius)}A${radius} ${radius} 0 0 ${isLow ? 0 : 1} ${at(end, radius)}`;
}

const looks = [
  { band: 'fill-flag-yellow', words: 'fill-flag-black' },
  { band: 'fill-flag-blue', words: 'fill-flag-white' },
  { band: 'fill-flag-red', words: 'fill-flag-white' },
];
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const first = calmest();
const watches = crew.map((_, place) => {
  const from = first + place * 8;
  return { from, to: from + 8, person: watchAt(from % 24, first), look: looks[place % looks.length] };
});

/** A day of watches as the sectors of a radio room clock, handed over at the calmest hour. */
export function WatchDial({ className = '' }: { className?: string }) {
  const said = watches.map(
    ({ from, person }) => `${person.name} in ${person.place} from ${clock(from % 24)}`,
  );
  return (
    <figure className={className}>
      <svg viewBox="0 0 400 400" className="block w-full" role="img" aria-label={`${said.join(', ')}, by UTC`}>
        <circle cx={middle} cy={middle} r="200" className="fill-flag-black" />
        <circle cx={middle} cy={middle} r="190" className="fill-flag-white" />
        {hours.map((hour) => (
          <path
            key={hour}
            d={`M${at(hour, 186)}L${at(hour, hour % 3 === 0 ? 174 : 180)}`}
            className="stroke-flag-black stroke-[2.5]"
          />
        ))}
        {hours
          .filter((hour) => hour % 3 === 0)
          .map((hour) => {
            const [x, y] = at(hour, 157);
            return (
              <text
                key={hour}
                x={x}
                y={y + 9}
                textAnchor="middle"
                className="fill-flag-black font-display text-[1.6rem] font-extrabold"
              >
                {String(hour).padStart(2, '0')}
              </text>
            );
          })}
        {watches.map(({ from, to, person, look }) => (
          <g key={person.name}>
            <path d={band(from, to)} className={`stroke-flag-white stroke-[3] ${look?.band}`} />
            <path id={`watch-of-${person.name}`} d={line(from, to)} fill="none" />
            <text
              textAnchor="middle"
              className={`font-display text-[1.85rem] font-black tracking-wide uppercase ${look?.words}`}
            >
              <textPath href={`#watch-of-${person.name}`} startOffset="50%">
                {person.name} {clock(from % 24)}
              </textPath>
            </text>
          </g>
        ))}
        <path
          d={`M${at(first, 132)}L${at(first + 12, 34)}`}
          className="stroke-flag-black stroke-[7]"
          strokeLinecap="square"
        />
        <circle cx={middle} cy={middle} r="14" className="fill-flag-black" />
        <circle cx={middle} cy={middle} r="5" className="fill-flag-yellow" />
      </svg>
      <figcaption className="mt-5 text-center text-base text-balance text-soft-on-deep">
        Three watches, handed over where the fewest are woken.
      </figcaption>
    </figure>
  );
}
