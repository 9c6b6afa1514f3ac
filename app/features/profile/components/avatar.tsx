import { cx } from '../../../lib/cx.ts';

type Props = {
  initials: string;
  /** Address of the person's picture; empty without one. */
  picture?: string;
  className?: string;
};

/** A person's picture or initials, cut into a block that stands on a plinth; an empty plinth for someone without a name. */
export function Avatar({ initials, picture = '', className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="14 0 132 160" className={cx('block', className)}>
      {picture ? (
        <>
          <rect x="34" y="4" width="92" height="92" rx="2" className="fill-sunken" />
          <image href={picture} x="34" y="4" width="92" height="92" preserveAspectRatio="xMidYMid slice" />
        </>
      ) : initials ? (
        <>
          <rect x="34" y="4" width="92" height="92" rx="2" className="fill-accent" />
          <path d="M118 4h6a2 2 0 0 1 2 2v88a2 2 0 0 1-2 2h-6z" className="fill-accent-deep" />
          <text
            x="76"
            y="52"
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={[...initials].length > 1 ? 42 : 54}
            fontWeight="800"
            className="fill-on-accent font-display"
          >
            {initials}
          </text>
        </>
      ) : (
        <rect
          x="36"
          y="6"
          width="88"
          height="84"
          rx="2"
          fill="none"
          strokeWidth="2"
          strokeDasharray="6 6"
          className="stroke-edge"
        />
      )}
      <path d="M22 96h116v9H22z" className="fill-slab" />
      <path d="M32 105h96v45H32z" className="fill-line" />
      <path d="M104 105h24v45h-24z" className="fill-slab opacity-60" />
      <path d="M14 150h132v10H14z" className="fill-slab" />
    </svg>
  );
}
