import { Plinth } from '../../../shell/gallery-drawing.tsx';

/**
 * Three plinths and the disc of the logo on the tallest. The drawing ends exactly at its lower edge, so that it stands on
 * whatever is below it. The works are laid over it by the hero, in the same 600 by 600 grid.
 */
export function Plinths({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 600 600" fill="none" className={className}>
      <Plinth x={14} y={404} width={176} />
      <Plinth x={190} y={478} width={284} />
      <Plinth x={482} y={228} width={112} />
      <circle cx="538" cy="170" r="58" className="fill-accent-text" />
    </svg>
  );
}
