import { LICENCE_TEXT, SCORES_TEXT } from '../texts.ts';

/** What holds for all works, said once: the licence in plain words, and what the figures mean. */
export function GalleryNotes() {
  return (
    <dl className="mt-16 grid gap-x-10 gap-y-5 border-t border-line pt-6 text-label text-ink-soft lg:grid-cols-2">
      <div>
        <dt className="font-semibold text-ink">Free to use</dt>
        <dd className="mt-1 max-w-line">{LICENCE_TEXT}</dd>
      </div>
      <div>
        <dt className="font-semibold text-ink">Measured, not promised</dt>
        <dd className="mt-1 max-w-line">{SCORES_TEXT}</dd>
      </div>
    </dl>
  );
}
