import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { count } from '../../lib/format.ts';
import { between, columns, neighbour, type Region, regions } from '../../lib/regions.ts';

interface Props {
  chosen: string[];
  counts: Map<string, number>;
  change: (codes: string[]) => void;
}

/**
 * The states as tiles. Pressing and pulling draws a rectangle; beginning on a chosen tile takes tiles away. With the
 * keyboard: arrows move, the space bar chooses, with Shift the way is chosen as well.
 */
export function RegionMap({ chosen, counts, change }: Props) {
  const [focus, setFocus] = useState(regions[0].code);
  const [stroke, setStroke] = useState<{ from: Region; to: Region; erase: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const drawn = stroke ? between(stroke.from, stroke.to) : [];
  const shown = stroke ? applied(chosen, drawn, stroke.erase) : chosen;
  const most = Math.max(1, ...counts.values());

  const under = (event: PointerEvent) => {
    const tile = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-code]');
    return regions.find(({ code }) => code === tile?.dataset.code);
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    const from = under(event);
    if (!from || event.button !== 0) return;
    box.current?.setPointerCapture(event.pointerId);
    setFocus(from.code);
    setStroke({ from, to: from, erase: chosen.includes(from.code) });
  };
  const move = (event: PointerEvent) => {
    const to = stroke && under(event);
    if (stroke && to) setStroke({ ...stroke, to });
  };
  // A press with a pointer is a stroke of one tile; its click is not another one.
  const up = () => {
    if (stroke) change(applied(chosen, drawn, stroke.erase));
    setStroke(null);
  };
  const keys = (event: KeyboardEvent, region: Region) => {
    const way: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      change(applied(chosen, [region.code], chosen.includes(region.code)));
    } else if (way[event.key]) {
      event.preventDefault();
      const next = neighbour(region, ...way[event.key]);
      setFocus(next.code);
      if (event.shiftKey) change(applied(chosen, [region.code, next.code], false));
      box.current?.querySelector<HTMLElement>(`[data-code="${next.code}"]`)?.focus();
    }
  };

  return (
    <div
      ref={box}
      role="group"
      aria-label="Where: states of India"
      className="grid touch-none gap-[3px] select-none"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => setStroke(null)}
    >
      {regions.map((region) => {
        const on = shown.includes(region.code);
        const jobs = counts.get(region.code) ?? 0;
        return (
          <button
            key={region.code}
            type="button"
            data-code={region.code}
            tabIndex={focus === region.code ? 0 : -1}
            aria-pressed={on}
            aria-label={`${region.code}, ${region.name}, ${count(jobs, 'job')}`}
            title={`${region.name}, ${count(jobs, 'job')}`}
            onKeyDown={(event) => keys(event, region)}
            onFocus={() => setFocus(region.code)}
            // Screen readers press without a pointer.
            onClick={(event) =>
              event.detail === 0 && change(applied(chosen, [region.code], chosen.includes(region.code)))
            }
            className={`relative aspect-[1/0.86] min-h-6 min-w-6 rounded-[3px] text-xs font-bold ${on ? 'bg-rule text-on-rule outline-2 outline-ink' : jobs ? 'bg-hover text-ink' : 'bg-raised text-soft'} focus-visible:z-10`}
            style={{ gridColumn: region.x + 1, gridRow: region.y + 1 }}
          >
            {region.code}
            {jobs > 0 && (
              <span
                aria-hidden="true"
                className="absolute inset-x-[3px] bottom-[3px] h-[3px] origin-left bg-current"
                style={{ transform: `scaleX(${jobs / most})` }}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The choice with tiles added or taken away. */
function applied(chosen: string[], tiles: string[], erase: boolean): string[] {
  if (erase) return chosen.filter((code) => !tiles.includes(code));
  return [...chosen, ...tiles.filter((code) => !chosen.includes(code))];
}
