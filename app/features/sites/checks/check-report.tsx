import { useId } from 'react';
import { PICTURE_PATH, type SitePicture } from '../../../../domain/hosting/site-check.ts';
import { counted } from '../../../lib/counted.ts';
import { groupThousands } from '../../../lib/digits.ts';
import { formatFileSize } from '../../../lib/file-size.ts';
import type { Site } from '../sites.ts';
import type { Check } from './checks.ts';
import { findingWords } from './finding-words.ts';

type Done = Extract<Check, { state: 'done' }>;
type Props = { site: Site; check: Done; isLive: boolean };

/** A check: its figures, what the page looks like, and each finding with how to mend it. */
export function CheckReport({ site, check, isLive }: Props) {
  const { axe_faults, bytes, requests, foreign_hosts, findings, pictures, picture_key } = check;
  const titleId = useId();
  const figures = [
    { term: 'Faults by axe', value: groupThousands(axe_faults) },
    { term: 'First page', value: formatFileSize(bytes, 'rough') },
    { term: 'Requests', value: groupThousands(requests) },
    {
      term: 'Foreign requests',
      value: foreign_hosts.length === 0 ? 'None' : counted(foreign_hosts.length, 'host'),
    },
  ];
  return (
    <div className="mt-4">
      {!isLive && <p className="mb-3 text-label text-ink-soft">Of what was live last.</p>}
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-label text-ink-faint">{term}</dt>
            <dd className="font-display text-[1.0625rem] leading-6 font-bold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {picture_key && <Pictures name={site.name} pictureKey={picture_key} pictures={pictures} />}
      <h2 id={titleId} className="mt-5 font-semibold">
        {findings.length === 0
          ? 'Nothing to mend'
          : counted(findings.length, 'thing to mend', 'things to mend')}
      </h2>
      {findings.length > 0 && (
        <ul aria-labelledby={titleId} className="mt-1">
          {findings.map((finding) => {
            const { what, where, mend } = findingWords(finding);
            return (
              <li key={what + where} className="border-t border-line py-3 first:border-t-0">
                <p className="text-[0.9375rem] font-semibold break-words">{what}</p>
                {where && (
                  <p className="mt-0.5 line-clamp-3 font-mono text-label break-all text-ink-soft">{where}</p>
                )}
                <p className="mt-0.5 text-[0.9375rem] break-words text-ink-soft">{mend}</p>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

/** Each as wide as its picture is for its height, so that all are equally high. */
const screens = {
  360: { name: 'Phone', className: 'flex-[0.5_1_0]' },
  768: { name: 'Tablet', className: 'flex-[0.8_1_0]' },
  1280: { name: 'Desktop', className: 'flex-[1.6_1_0] max-sm:basis-full' },
} as const satisfies Record<SitePicture['width'], { name: string; className: string }>;

type PicturesProps = { name: string; pictureKey: string; pictures: SitePicture[] };

/** Side by side in the same height; on a phone the widest has a row of its own. */
function Pictures({ name, pictureKey, pictures }: PicturesProps) {
  return (
    <ul aria-label={`Pictures of ${name}`} className="mt-5 flex flex-wrap gap-3">
      {pictures.toReversed().map(({ width, height }) => (
        <li key={width} className={screens[width].className}>
          <a
            href={`${PICTURE_PATH}${pictureKey}/${width}.webp`}
            target="_blank"
            rel="noopener"
            className="block rounded-sm bg-sunken"
          >
            <img
              src={`${PICTURE_PATH}${pictureKey}/${width}.webp`}
              width={width}
              height={height}
              loading="lazy"
              alt={`The first page at ${width} pixels (opens in a new tab)`}
              // Lines would add to the heights, which are equal.
              className="block h-auto w-full rounded-sm outline-1 -outline-offset-1 outline-line"
            />
          </a>
          <p className="mt-1 text-label text-ink-faint tabular-nums">
            {screens[width].name}, {width} px
          </p>
        </li>
      ))}
    </ul>
  );
}
