import type { ReactNode } from 'react';

export type Tone = 'mark' | 'good' | 'bad' | 'plain';

const looks: Record<Tone, string> = {
  mark: 'bg-mark text-mark-ink',
  good: 'bg-good-wash text-good',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-sunken text-soft',
};

/** A state in a word; the tone repeats what the word says. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-[4px] px-2 pt-0.5 text-[0.9375rem] leading-6 font-semibold ${looks[tone]}`}
    >
      {children}
    </span>
  );
}
