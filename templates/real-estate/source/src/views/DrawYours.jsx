import { useMemo, useState } from 'react';
import { elevation } from '../draw/elevation.js';

const walls = { Brick: ['brick', '#a8503a'], Render: ['render', '#e4d3b4'], Stone: ['stone', '#b8b09a'], Boards: ['board', '#5d7a80'], 'Hung slate': ['shingle', '#7f8f96'] };
const roofs = { 'Pitched, slate': ['side', 2.4, 'slate'], 'Hipped, tile': ['hip', 2.5, 'tile'], 'Gable to the street': ['front', 3.6, 'slate'], 'Stepped gable': ['step', 3.4, 'pantile'], Thatch: ['side', 3.4, 'thatch'] };
const doors = { Red: '#a8322a', Blue: '#2f6690', Green: '#2f5a4a', Yellow: '#d0a132', Black: '#1f2d3a' };
const things = { Tree: 'tree-right', Fence: 'picket', Ivy: 'ivy', Lamp: 'lamp-left', Pots: 'pots' };

function houseOf({ wall, roof, door, storeys, wide, has }) {
  const bays = Math.max(2, Math.round(wide / 2.6));
  const row = (sign) => Array.from({ length: bays }, () => sign);
  const ground = row('S');
  ground[Math.floor(bays / 2)] = 'D';
  const floors = Array.from({ length: storeys }, (_, at) => [at === 0 ? 3.1 : 2.8, (at === 0 ? ground : row(at === 1 ? 'S' : 's')).join(' ')]);
  const isGable = ['front', 'step'].includes(roofs[roof][0]);
  return { id: 'yours', look: { w: wide, wall: walls[wall], roof: roofs[roof], trim: '#f3eee0', door: doors[door], glass: 'sash4', floors, chimneys: isGable ? [] : [0.9], attic: isGable ? 'o' : undefined, dormers: roof === 'Thatch' ? 2 : 0, extras: ['lamp-left', 'tree-right', ...has.map((thing) => things[thing])].filter((name) => !['lamp-left', 'tree-right'].includes(name) || has.some((thing) => things[thing] === name)) } };
}

function Pick({ label, all, value, onChange }) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {Object.keys(all).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}

/** The agency's pen in the hands of the visitor. The picture is made in the browser, so it needs JavaScript. */
export function DrawYours() {
  const [facts, setFacts] = useState({ wall: 'Stone', roof: 'Pitched, slate', door: 'Yellow', storeys: 2, wide: 8, has: ['Tree', 'Ivy'] });
  const set = (name) => (value) => setFacts({ ...facts, [name]: value });
  const drawn = useMemo(() => elevation(houseOf(facts)), [facts]);
  const source = `data:image/svg+xml,${encodeURIComponent(drawn.svg)}`;
  return (
    <div className="yours">
      <div className="yours-paper sky-fair" style={{ '--w': drawn.width, '--h': drawn.height }}>
        <img src={source} width={Math.round(drawn.width * 20)} height={Math.round(drawn.height * 20)} alt={`Your house: ${facts.wall.toLowerCase()}, ${facts.storeys} storeys, ${facts.wide} metres wide, door ${facts.door.toLowerCase()}`} />
      </div>
      <div className="yours-fields">
        <Pick label="Walls" all={walls} value={facts.wall} onChange={set('wall')} />
        <Pick label="Roof" all={roofs} value={facts.roof} onChange={set('roof')} />
        <Pick label="Door" all={doors} value={facts.door} onChange={set('door')} />
        <label className="field">
          Storeys, {facts.storeys}
          <input type="range" min="1" max="4" value={facts.storeys} onChange={(event) => set('storeys')(Number(event.target.value))} />
        </label>
        <label className="field">
          Width, {facts.wide} m
          <input type="range" min="5" max="14" step="0.5" value={facts.wide} onChange={(event) => set('wide')(Number(event.target.value))} />
        </label>
        <fieldset className="several">
          <legend>Details</legend>
          {Object.keys(things).map((thing) => (
            <label key={thing} className="chip">
              <input type="checkbox" checked={facts.has.includes(thing)} onChange={(event) => set('has')(event.target.checked ? [...facts.has, thing] : facts.has.filter((one) => one !== thing))} />
              <span>{thing}</span>
            </label>
          ))}
        </fieldset>
        <a className="button soft" href={source} download="my-house.svg">
          Download the drawing
        </a>
      </div>
    </div>
  );
}
