import { firstLetter, inkShift } from '../first-letter.ts';

const SHAPES = [
  <circle key="disc" cx="80" cy="47" r="35" />,
  <path key="arch" d="M48 82V44a32 32 0 0 1 64 0v38z" />,
  <path key="sheet" d="M46 14h68v68H46z" />,
  <path key="stele" d="M44 82 56 12h48l12 70z" />,
];

const INKS = [
  { shape: 'fill-accent', letter: 'fill-on-accent' },
  { shape: 'fill-ink', letter: 'fill-paper' },
  { shape: 'fill-surface stroke-edge', letter: 'fill-ink' },
];

/** Of the letter, in units of the drawing. */
const SIZE = 44;

type Props = {
  title: string;
  /** What decides on shape and colour, so that the same work always looks the same. */
  seed: string;
};

/** Stands in for a missing picture: the first letter of the title, cut into a block on a plinth. */
export function Monogram({ title, seed }: Props) {
  const number = [...seed].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0, 7);
  const shape = SHAPES[number % SHAPES.length];
  const letter = firstLetter(title);
  const ink = INKS[Math.floor(number / SHAPES.length) % INKS.length] ?? { shape: '', letter: '' };
  return (
    <svg aria-hidden="true" viewBox="0 0 160 100" className="size-full" preserveAspectRatio="xMidYMid slice">
      <path d="M36 82h88v6H36z" className="fill-slab" />
      <path d="M46 88h68v12H46z" className="fill-line" />
      <g className={ink.shape} strokeWidth="0.75">
        {shape}
      </g>
      <text
        x="80"
        y={51 + SIZE * inkShift(letter)}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={SIZE}
        fontWeight="800"
        className={`font-display ${ink.letter}`}
      >
        {letter}
      </text>
    </svg>
  );
}
