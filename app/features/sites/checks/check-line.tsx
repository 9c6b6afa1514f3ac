import { Fragment } from 'react';
import { checkFigures } from '../../../../domain/hosting/check-figures.ts';
import type { Measured } from '../../../../domain/hosting/site-check.ts';

/** A check in one line, in the list of deployments. */
export function CheckLine({ check }: { check: Measured }) {
  return (
    <p className="text-label text-ink-faint tabular-nums">
      {checkFigures(check).map(({ text }, index) => (
        <Fragment key={text}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          {text}
        </Fragment>
      ))}
    </p>
  );
}
