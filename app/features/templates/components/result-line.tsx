import { type Ref, useEffect, useState } from 'react';
import { counted } from '../../../lib/counted.ts';
import { isNarrowed } from '../search/selection.ts';
import type { Gallery } from './use-gallery.ts';

/** A screen reader hears the number once nothing has changed for this long. Milliseconds. */
const SETTLED_MS = 700;

type Props = { gallery: Gallery; ref?: Ref<HTMLParagraphElement> };

/** How many templates there are. The eye sees it at once, the ear hears it when the typing pauses. */
export function ResultLine({ gallery, ref }: Props) {
  const { result, selection } = gallery;
  const text = describe(result.total, result.of, selection.q, isNarrowed(selection));
  const spoken = useSettled(text);
  return (
    <>
      <p ref={ref} tabIndex={-1} className="min-h-7 py-0.5 font-semibold tabular-nums">
        {text}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </>
  );
}

function describe(total: number, of: number, q: string, narrowed: boolean): string {
  if (!narrowed) return counted(of, 'template');
  const count = total === 0 ? 'No templates' : `${total} of ${counted(of, 'template')}`;
  return q ? `${count} for “${q}”` : count;
}

/** The text as it was when it last stayed the same for a while; nothing at first, since it has not changed. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    if (text === first && settled === '') return;
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text, first, settled]);
  return settled;
}
