import { usePicture } from '../state/pictures.js';

/** Portraits cut from paper: a few shapes put together after `person.face`. A picture from the disk takes their place. */
export const faceParts = {
  skin: { rose: '#f0c3a8', sand: '#e3ac82', tan: '#c98a5c', brown: '#96603a', umber: '#6d4128' },
  hair: ['bob', 'bun', 'short', 'curls', 'long', 'bald'],
  shade: { black: '#22201f', brown: '#5f3a24', straw: '#d9a441', grey: '#8d9390', white: '#eceee8', red: '#b4492b' },
  top: {
    tomato: 'var(--cut-tomato)',
    linden: 'var(--cut-linden)',
    yellow: 'var(--cut-yellow)',
    pine: 'var(--cut-pine)',
    mint: 'color-mix(in srgb, var(--cut-mint) 84%, var(--cut-pine))',
    paper: 'var(--cut-paper)',
    black: 'var(--cut-black)',
  },
  extra: ['none', 'glasses', 'earrings', 'beard', 'moustache', 'cap'],
  ground: {
    linden: 'color-mix(in srgb, var(--cut-linden) 78%, var(--cut-yellow))',
    yellow: 'color-mix(in srgb, var(--cut-yellow) 88%, var(--cut-paper))',
    tomato: 'color-mix(in srgb, var(--cut-tomato) 84%, var(--cut-paper))',
    mint: 'var(--cut-mint)',
    pine: 'color-mix(in srgb, var(--cut-pine) 86%, var(--cut-mint))',
    paper: 'color-mix(in srgb, var(--cut-paper) 94%, var(--cut-yellow))',
  },
};

const behind = {
  bob: <path d="M15 47V27c0-11 8-17 17-17s17 6 17 17v20z" />,
  long: <path d="M14 58V27c0-11 8-17 18-17s18 6 18 17v31z" />,
  bun: <circle cx="32" cy="9" r="8" />,
  curls: (
    <path d="M32 5c6 0 9 2 11 5 5 0 8 4 8 8 4 3 5 8 2 12 1 5-2 9-6 10H17c-4-1-7-5-6-10-3-4-2-9 2-12 0-4 3-8 8-8 2-3 5-5 11-5z" />
  ),
};

const before = {
  bob: <path d="M18 30c-1-12 5-17 14-17s15 5 14 17c-4-4-6-7-7-10-4 3-13 4-18 3-1 3-2 5-3 7z" />,
  long: <path d="M18 32c-1-13 5-19 14-19s15 6 14 19c-2-6-5-11-14-15-8 4-12 9-14 15z" />,
  bun: <path d="M18 29c-1-11 5-16 14-16s15 5 14 16c-3-6-8-9-14-9s-11 3-14 9z" />,
  short: <path d="M17 29c-2-13 5-18 15-18s17 5 15 18c-2-5-3-7-4-9-7 1-16 1-22-1-1 3-3 6-4 10z" />,
  curls: <path d="M19 27c0-9 5-13 13-13s13 4 13 13c-2-3-3-5-6-6-2 2-5 1-7-1-2 2-5 3-7 1-3 1-4 3-6 6z" />,
  bald: <path d="M17 33c-1-4-1-7 1-9 1 3 1 6 1 10zM47 33c1-4 1-7-1-9-1 3-1 6-1 10z" />,
};

function Extra({ extra, shade, top }) {
  if (extra === 'glasses')
    return (
      <g fill="none" stroke="#1d2a24" strokeWidth="1.7">
        <circle cx="26" cy="31" r="4.6" />
        <circle cx="38" cy="31" r="4.6" />
        <path d="M30.6 31h2.8" />
      </g>
    );
  if (extra === 'earrings')
    return (
      <g fill="var(--cut-yellow)">
        <circle cx="17.5" cy="39" r="2.4" />
        <circle cx="46.5" cy="39" r="2.4" />
      </g>
    );
  if (extra === 'beard')
    return (
      <path
        fill={shade}
        d="M18.5 33c2 4 5 4 7.5 3.5 4-1.5 8-1.5 12 0 2.5.5 5.5.5 7.5-3.5 0 11-6 17-13.5 17s-13.5-6-13.5-17zM28 40.500c2 1.6 6 1.6 8 0-1.5 3-6.5 3-8 0z"
        fillRule="evenodd"
      />
    );
  if (extra === 'moustache')
    return <path fill={shade} d="M24 39c3-3 6-3 8-1.5 2-1.5 5-1.5 8 1.5-3 1.5-6 1.5-8 .3-2 1.2-5 1.2-8-.3z" />;
  if (extra === 'cap')
    return (
      <g fill={top}>
        <path d="M17 22c0-9 6-13 15-13s15 4 15 13z" />
        <path d="M16 22h37c1 0 1 3-1 3H17z" />
      </g>
    );
  return null;
}

export function Face({ person, size = 44 }) {
  const address = usePicture(person.picture);
  if (address) return <img className="face" src={address} alt="" width={size} height={size} style={person.picture.focus ? { objectPosition: person.picture.focus } : undefined} />;
  const { skin, shade, top, ground } = faceParts;
  const face = person.face ?? {};
  const hair = shade[face.shade] ?? '#8d9390';
  return (
    <svg className="face" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <rect width="64" height="64" fill={ground[face.ground] ?? '#c5d2ca'} />
      <g fill={hair}>{behind[face.hair]}</g>
      <path fill={top[face.top] ?? '#6d7b74'} d="M7 66c0-12 9-17 25-17s25 5 25 17z" />
      <path fill={skin[face.skin] ?? '#a7b3ac'} d="M26 42h12v9c0 3-3 5-6 5s-6-2-6-5z" />
      <path fill="#000" opacity=".14" d="M26 45c4 3 8 3 12 0v4c-4 2-8 2-12 0z" />
      <path
        fill={skin[face.skin] ?? '#a7b3ac'}
        d="M18.5 30c0-10 5-16 13.5-16s13.5 6 13.5 16-6 18-13.5 18-13.5-8-13.5-18z"
      />
      <g fill={hair}>{before[face.hair]}</g>
      <g fill="#1d2a24">
        <circle cx="26" cy="31.5" r="1.5" />
        <circle cx="38" cy="31.5" r="1.5" />
      </g>
      <path
        d="M28 41.500c2.5 1.8 5.5 1.8 8 0"
        fill="none"
        stroke="#1d2a24"
        strokeWidth="1.6"
        strokeLinecap="round"
        opacity=".8"
      />
      <Extra extra={face.extra} shade={hair} top={top[face.top]} />
    </svg>
  );
}
