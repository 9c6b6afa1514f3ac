import { memo, type ReactNode } from 'react';
import { type Mark, paint, type Stroke } from './brush.ts';
import { cornerStrokes, type Figure, letterStrokes, mortarStrokes, strokesOf } from './figures.ts';
import { facade, quarter } from './panels.ts';
import { people } from './people.ts';

const Strokes = ({ strokes }: { strokes: Stroke[] }) =>
  strokes.map(({ pigment, d }) => <path key={d.slice(0, 24)} className={`p-${pigment}`} d={d} />);

/** The corner rosettes, once in a page; every tile points to them. */
export const Corners = memo(() => (
  <svg className="absolute size-0" aria-hidden="true" focusable="false">
    <symbol id="corners" viewBox="0 0 200 200">
      <Strokes strokes={cornerStrokes()} />
    </symbol>
  </svg>
));

/** One tile with one figure; `bare` leaves the corners out. For the eye only: name it beside. */
export const Tile = memo(({ figure, bare = false }: { figure: Figure; bare?: boolean }) => (
  <svg className="paint" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    {!bare && <use href="#corners" width="200" height="200" />}
    <g transform={bare ? undefined : 'translate(13 13) scale(.87)'}>
      <Strokes strokes={strokesOf(figure)} />
    </g>
  </svg>
));

/** A capital of the name. */
export const Letter = memo(({ letter }: { letter: string }) => (
  <svg className="paint" viewBox="12 12 176 176" aria-hidden="true" focusable="false">
    <Strokes strokes={letterStrokes(letter)} />
  </svg>
));

/** What is left where a tile has come off. */
export const Mortar = memo(() => (
  <svg className="paint" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <Strokes strokes={mortarStrokes()} />
  </svg>
));

export const Portrait = memo(({ person }: { person: string }) => (
  <svg className="paint" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
    <use href="#corners" width="200" height="200" />
    <g transform="translate(18 14) scale(.82)">
      <Strokes strokes={paint(people[person] ?? [], person.length)} />
    </g>
  </svg>
));

const panels: Record<'facade' | 'quarter', Mark[]> = { facade, quarter };

/** A picture over six tiles by four, with a text for those who do not see it. */
export const Panel = memo(({ picture, label, children }: { picture: 'facade' | 'quarter'; label: string; children?: ReactNode }) => (
  <svg className="paint panel" viewBox="0 0 600 400" role="img" aria-label={label}>
    <Strokes strokes={paint(panels[picture], 5)} />
    <path
      className="joints"
      d="M100 0v400M200 0v400M300 0v400M400 0v400M500 0v400M0 100h600M0 200h600M0 300h600"
    />
    {children}
  </svg>
));
