import { clipText } from '../../../lib/clip-text.ts';

/** Longer ones would push everything beside them out of sight. */
const SHORT_CHARACTERS = 420;
const SHORT_LINES = 10;

/** The quoted review. A long one shows its beginning first, and opens without scripts. */
export function Review({ text }: { text: string }) {
  const isShort = text.length <= SHORT_CHARACTERS && text.split('\n').length <= SHORT_LINES;
  const look = 'text-[1.0625rem] leading-[1.55] wrap-anywhere whitespace-pre-line';
  if (isShort)
    return (
      <blockquote dir="auto" className={look}>
        “{text}”
      </blockquote>
    );
  return (
    <details className="group">
      <summary className="cursor-pointer list-none rounded-xs [&::-webkit-details-marker]:hidden">
        <span dir="auto" className={`${look} group-open:hidden`}>
          “{clipText(text, SHORT_CHARACTERS - 60)}{' '}
        </span>
        <span className="text-link text-label font-semibold group-open:hidden">Read all</span>
        <span className="text-link hidden text-label font-semibold group-open:inline">Show less</span>
      </summary>
      <blockquote dir="auto" className={`${look} mt-2`}>
        “{text}”
      </blockquote>
    </details>
  );
}
