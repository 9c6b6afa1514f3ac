import { useEffect, useRef, useState } from 'react';

const FAMILY = 'plinth-sample';
const LINES = [
  'Hamburgefonstiv',
  'The quick brown fox jumps over the lazy dog',
  '0123456789 & ? ! @ % § € ½ “ ”',
];

/** Words set in a typeface of the template, which scripts fetch for it. */
export function FontSample({ src }: { src: string }) {
  const sample = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    const face = new FontFace(FAMILY, `url("${src}")`);
    let gone = false;
    face.load().then(
      () => {
        if (gone) return;
        document.fonts.add(face);
        if (sample.current) sample.current.style.fontFamily = FAMILY;
        setState('ready');
      },
      () => {
        if (!gone) setState('failed');
      },
    );
    return () => {
      gone = true;
      document.fonts.delete(face);
    };
  }, [src]);
  return (
    <div className="rounded-sm border border-line bg-surface p-5 unscripted:hidden sm:p-8">
      <div ref={sample} data-state={state} className="source-face">
        {LINES.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {state === 'failed' && (
        <p role="alert" className="text-label text-ink-soft">
          The typeface could not be loaded.
        </p>
      )}
    </div>
  );
}
