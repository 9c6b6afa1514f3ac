import { memo, useEffect, useRef, useState } from 'react';
import { short } from '../page/words.js';
import { cluster, sizeOf, thin } from '../state/choose.js';
import { frame, useView } from '../state/useView.js';
import { town } from '../town/town.js';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const Town = memo(({ names }) => {
  const list = names.split(',').map((name) => escape(name.trim()));
  return <g dangerouslySetInnerHTML={{ __html: town.replace(/\{(\d+)\}/g, (_, at) => list[at] ?? '') }} />;
});
const line = (points) => points.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');

function Flag({ house, scale, isLit, isKept, onLit }) {
  const [x, y] = house.at;
  return (
    <a
      className={`flag${isLit ? ' is-lit' : ''}${isKept ? ' is-kept' : ''}`}
      href={house.link}
      transform={`translate(${x} ${y}) scale(${(1 / scale).toFixed(4)})`}
      aria-label={`${short(house.price)}, ${house.name}`}
      onMouseEnter={() => onLit(house.id)}
      onMouseLeave={() => onLit(null)}
      onFocus={() => onLit(house.id)}
      onBlur={() => onLit(null)}
    >
      <path d="M0 0l-6-9h-20a3 3 0 0 1-3-3v-19a3 3 0 0 1 3-3h52a3 3 0 0 1 3 3v19a3 3 0 0 1-3 3h-20Z" />
      <text y="-16.500">{short(house.price)}</text>
    </a>
  );
}

function Cluster({ group, scale, lit, onOpen }) {
  const many = group.houses.length;
  return (
    <g
      className={`cluster${group.houses.some(({ id }) => id === lit) ? ' is-lit' : ''}`}
      role="button"
      tabIndex={0}
      aria-label={`${many} close together: zoom in`}
      transform={`translate(${group.at[0].toFixed(1)} ${group.at[1].toFixed(1)}) scale(${(1 / scale).toFixed(4)})`}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      <path d="M-19 14V-5l9.500-10L0-5l9.500-10L19-5V14Z" />
      <text y="9.500">{many}</text>
    </g>
  );
}

/** The town plan with its flags: pan, zoom, and a pencil to draw an area with. */
export function Plan({ names, houses, wish, lit, onLit, kept, onArea }) {
  const { svg, view, scale, place, pan, zoom, fit, reset } = useView();
  const [isDrawing, setIsDrawing] = useState(false);
  const [trace, setTrace] = useState(null);
  const [note, setNote] = useState('');
  const hands = useRef(new Map());
  const moved = useRef(0);
  const width = frame.width / view.zoom;
  const height = frame.height / view.zoom;

  useEffect(() => {
    // React listens to wheels passively; the page must not scroll while the plan zooms.
    const node = svg.current;
    const turn = (event) => {
      if (!event.ctrlKey && !event.metaKey && !node.contains(document.activeElement) && document.activeElement !== node) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.008 : 0.0018)), place(event));
    };
    node.addEventListener('wheel', turn, { passive: false });
    return () => node.removeEventListener('wheel', turn);
  }, [svg, zoom, place]);

  const down = (event) => {
    if (event.button !== 0) return;
    hands.current.set(event.pointerId, [event.clientX, event.clientY]);
    moved.current = 0;
    if (isDrawing) {
      event.preventDefault();
      svg.current.setPointerCapture(event.pointerId);
      setTrace([place(event)]);
    }
  };
  const move = (event) => {
    const before = hands.current.get(event.pointerId);
    if (!before) return;
    const now = [event.clientX, event.clientY];
    if (isDrawing) {
      setTrace((points) => points && [...points, place(event)]);
      hands.current.set(event.pointerId, now);
      return;
    }
    const all = [...hands.current.values()];
    if (all.length === 2) {
      const other = [...hands.current].find(([id]) => id !== event.pointerId)[1];
      const apart = (hand) => Math.hypot(hand[0] - other[0], hand[1] - other[1]) || 1;
      zoom(apart(now) / apart(before), place({ clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 }));
    } else pan((before[0] - now[0]) / scale, (before[1] - now[1]) / scale);
    moved.current += Math.abs(now[0] - before[0]) + Math.abs(now[1] - before[1]);
    // Captured only when it is a drag, so that flags can be pressed.
    if (moved.current > 6 && !svg.current.hasPointerCapture(event.pointerId)) svg.current.setPointerCapture(event.pointerId);
    hands.current.set(event.pointerId, now);
  };
  const up = (event) => {
    hands.current.delete(event.pointerId);
    if (!trace) return;
    const outline = thin(trace, 9 / scale);
    setTrace(null);
    if (outline.length < 4 || sizeOf(outline) < 900) {
      setNote('That area is too small. Draw a loop around some of the flags.');
      return;
    }
    setIsDrawing(false);
    setNote('');
    onArea(outline);
  };
  const press = (event) => {
    const step = 90 / scale;
    const way = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (way) pan(...way);
    else if (event.key === '+' || event.key === '=') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else if (event.key === '0') reset();
    else if (event.key === 'Escape' && isDrawing) {
      setIsDrawing(false);
      setTrace(null);
    } else return;
    event.preventDefault();
  };

  const groups = cluster(houses, scale);
  groups.sort((a, b) => a.at[1] - b.at[1]);
  const level = scale < 0.45 ? 'far' : scale < 1.15 ? 'mid' : 'near';
  const bar = scale > 1.3 ? 50 : scale > 0.45 ? 100 : 200;

  return (
    <>
      <svg
        ref={svg}
        className={`plan-map level-${level}${isDrawing ? ' is-drawing' : ''}`}
        viewBox={`${(view.x - width / 2).toFixed(1)} ${(view.y - height / 2).toFixed(1)} ${width.toFixed(1)} ${height.toFixed(1)}`}
        preserveAspectRatio="xMidYMid meet"
        style={{ '--s': (scale ** -0.78).toFixed(3), '--px': (1 / scale).toFixed(4) }}
        role="group"
        aria-label="Map. Arrow keys move it, plus and minus zoom, 0 shows all of it."
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={press}
        onClickCapture={(event) => {
          if (moved.current > 6) event.preventDefault();
        }}
      >
        <Town names={names} />
        {wish.area && <path className="area" d={`M-700-2000H2400V2600H-700Z${line(wish.area)}Z`} fillRule="evenodd" />}
        {wish.area && <path className="area-line" d={`${line(wish.area)}Z`} />}
        {trace && <path className="trace" d={line(trace)} />}
        {groups.map((group) =>
          group.houses.length === 1 ? (
            <Flag key={group.houses[0].id} house={group.houses[0]} scale={scale} isLit={lit === group.houses[0].id} isKept={kept.includes(group.houses[0].id)} onLit={onLit} />
          ) : (
            <Cluster key={group.houses.map(({ id }) => id).join()} group={group} scale={scale} lit={lit} onOpen={() => fit(group.houses.map(({ at }) => at))} />
          ),
        )}
      </svg>
      <div className="plan-tools">
        <button type="button" onClick={() => zoom(1.5)} aria-label="Zoom in">
          +
        </button>
        <button type="button" onClick={() => zoom(1 / 1.5)} aria-label="Zoom out">
          −
        </button>
        <button type="button" className="wide" onClick={reset}>
          Whole map
        </button>
        <button
          type="button"
          className="wide"
          aria-pressed={isDrawing}
          onClick={() => {
            setIsDrawing(!isDrawing);
            setNote(isDrawing ? '' : 'Draw a loop on the map. By keyboard, use the filters above.');
          }}
        >
          Draw an area
        </button>
        {wish.area && (
          <button type="button" className="wide" onClick={() => onArea(null)}>
            Clear the area
          </button>
        )}
      </div>
      <p className="plan-note" role="status">
        {note}
      </p>
      <div className="plan-key" aria-hidden="true">
        <svg viewBox="0 0 24 30" width="24" height="30">
          <path d="M12 3l5 21-5-4-5 4Z" />
          <text x="12" y="30">N</text>
        </svg>
        <span className="bar" style={{ width: `${(bar * scale).toFixed(0)}px` }}>
          {bar} m
        </span>
      </div>
    </>
  );
}
