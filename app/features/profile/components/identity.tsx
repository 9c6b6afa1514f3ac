import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import type { ProfileValues } from '../fields.ts';
import { fullName, initialsOf } from '../names.ts';
import { Avatar } from './avatar.tsx';

type Props = {
  values: ProfileValues;
  email: string | null;
  picture?: string;
  /** What can be done about the picture. */
  controls?: ReactNode;
};

/** Who the profile is about, as it is being typed. */
export function Identity({ values, email, picture, controls }: Props) {
  const name = fullName(values);
  const lines = [values.title.trim(), values.location.trim()].filter(Boolean);
  return (
    <div className="flex items-end gap-5 lg:flex-col lg:items-start lg:gap-6">
      <Avatar
        initials={initialsOf(values, email)}
        {...(picture ? { picture } : {})}
        className="w-24 shrink-0 sm:w-32 lg:w-44"
      />
      <div className="min-w-0 max-w-full pb-1">
        <p
          dir="auto"
          className={cx(
            'w-fit max-w-full font-display font-bold wrap-anywhere',
            name || !email ? 'text-title' : 'text-[1.0625rem] leading-6',
          )}
        >
          {name || email || 'Your name'}
        </p>
        {lines.map((line) => (
          <p key={line} dir="auto" className="mt-1 w-fit max-w-full wrap-anywhere text-ink-soft">
            {line}
          </p>
        ))}
        {name && email && <p className="mt-1 text-label break-all text-ink-faint">{email}</p>}
        {controls}
      </div>
    </div>
  );
}
