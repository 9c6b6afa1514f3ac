import type { Figure } from '../art/figures.ts';
import { Tile } from '../art/Tile.tsx';

/** The head of a page: a cobalt band with the title, and tiles at its end. */
export function Band({ title, lead, tiles }: { title: string; lead: string; tiles: Figure[] }) {
  return (
    <div className="band no-print">
      <div className="inside">
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        <div className="band-tiles" aria-hidden="true">
          {tiles.map((figure) => (
            <span key={figure}>
              <Tile figure={figure} />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
