import type { ArtName, Paper } from '../content/types.ts';
import { HEIGHT, sheetsOf, WIDTH } from './shapes.ts';

interface Props {
  name: ArtName;
  seed: number;
  paper: Paper;
  /** Without one the picture is decoration. */
  alt?: string;
  /** How the picture fills a box of another shape. */
  fit?: string;
  className?: string;
}

/**
 * A relief of cut paper. Each sheet lies on its own shadow, drawn twice: the lamp moves the shadows (see main.css),
 * the far one faint, the near one dark, as under a lamp that is no point.
 */
export function Relief({ name, seed, paper, alt, fit = 'xMidYMid slice', className = '' }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={fit}
      className={`relief paper-${paper} ${className}`}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <rect width={WIDTH} height={HEIGHT} className="tone-1" />
      {sheetsOf(name, seed).map(({ d, tone, lift, stands }, index) => (
        // Sheets have no names and never change their order.
        <g key={`${index}-${tone}`} className={stands ? 'stands' : undefined}>
          {lift > 0 && <path d={d} className={`shade far lift-${Math.min(Math.ceil(lift / 4), 4)}`} />}
          {lift > 0 && <path d={d} className={`shade lift-${Math.min(Math.ceil(lift / 4), 4)}`} />}
          <path d={d} className={`tone-${tone}`} />
        </g>
      ))}
    </svg>
  );
}
