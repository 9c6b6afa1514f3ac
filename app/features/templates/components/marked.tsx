import { markParts } from '../search/mark.ts';

type Props = {
  text: string;
  /** Folded words to be marked; none leaves the text as it is. */
  terms?: readonly string[] | undefined;
};

/** A text with the words a search has found marked in it. */
export function Marked({ text, terms }: Props) {
  if (!terms?.length) return text;
  return markParts(text, terms).map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={index} className="rounded-xs bg-accent-soft text-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
