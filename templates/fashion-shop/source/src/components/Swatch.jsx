import { cloths } from '../cloth/cloths.js';

/** The outline of a piece cut with pinking shears. */
export function pinked(w, h, tooth = 4) {
  const along = (length) => Math.round(length / (tooth * 2));
  const across = w / along(w) / 2;
  const down = h / along(h) / 2;
  const side = (count, a, b) => `l${a} l${b}`.repeat(count);
  const xy = (x, y) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  return `M0 0${side(along(w), xy(across, tooth * 0.8), xy(across, -tooth * 0.8))}${side(along(h), xy(-tooth * 0.8, down), xy(tooth * 0.8, down))}${side(along(w), xy(-across, -tooth * 0.8), xy(-across, tooth * 0.8))}${side(along(h), xy(tooth * 0.8, -down), xy(-tooth * 0.8, -down))}Z`;
}

/** A sample of cloth. */
export function Swatch({ cloth, w = 60, h = 60 }) {
  const d = pinked(w, h);
  return (
    <svg className="swatch" viewBox={`-1 -1 ${w + 2} ${h + 4}`} aria-hidden="true" focusable="false">
      <path d={d} fill="#06100a" opacity=".35" transform="translate(1 2)" />
      <path d={d} fill={`url(#${cloth})`} />
      <path d={d} fill="url(#fall)" />
    </svg>
  );
}

/** Cloths to choose from, as radio buttons. */
export function SwatchChoice({ name, choices, value, choose, legend, isSmall = false, note = () => '' }) {
  return (
    <fieldset className={isSmall ? 'swatches swatches-small' : 'swatches'}>
      <legend>{legend}</legend>
      {choices.map((cloth) => (
        <label key={cloth} className="swatch-choice" title={cloths[cloth].name}>
          <input type="radio" name={name} value={cloth} checked={cloth === value} onChange={() => choose(cloth)} />
          <Swatch cloth={cloth} w={isSmall ? 36 : 60} h={isSmall ? 36 : 60} />
          <span className="unseen">
            {cloths[cloth].name}
            {note(cloth)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The cloth under a linen tester, five times as large. */
export function Loupe({ cloth }) {
  return (
    <svg className="loupe" viewBox="0 0 240 240" role="img" aria-label={`${cloths[cloth].name} under the glass`}>
      <circle cx="124" cy="130" r="106" fill="#06100a" opacity=".4" filter="url(#soft)" />
      <circle cx="120" cy="120" r="104" fill={`url(#${cloth}-loupe)`} />
      <circle cx="120" cy="120" r="104" fill="url(#button)" opacity=".55" />
      <circle cx="120" cy="120" r="108" fill="none" stroke="#1b211d" strokeWidth="11" />
      <circle cx="120" cy="120" r="108" fill="none" stroke="#b9904a" strokeWidth="7" />
      <circle cx="120" cy="120" r="110" fill="none" stroke="#f0dba8" strokeWidth="1.4" />
      <path d="M44 92C56 58 84 38 118 34" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="7" strokeLinecap="round" />
    </svg>
  );
}
