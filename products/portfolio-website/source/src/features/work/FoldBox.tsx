import { useEffect, useRef, useState } from 'react';

const words = (fold: number): string =>
  fold === 0 ? 'flat' : fold === 100 ? 'closed' : `${fold} per cent folded`;

/** The carton as a cross of six faces; the slider folds it. */
export function FoldBox() {
  const [fold, setFold] = useState(45);
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    stage.current?.style.setProperty('--fold', String(fold / 100));
  }, [fold]);

  return (
    <section aria-labelledby="fold" className="px-5 pt-14 md:px-10">
      <hr className="valley" />
      <div className="grid items-center gap-x-16 pt-8 lg:grid-cols-[20rem_1fr]">
        <div>
          <h2 id="fold" className="pb-4 text-4xl font-bold">
            Fold it
          </h2>
          <p className="pb-5">Six faces, five valleys. The lid goes last, and the salt does the rest.</p>
          <label className="flex items-center gap-4 font-semibold">
            Fold
            <input
              type="range"
              className="lamp"
              min="0"
              max="100"
              value={fold}
              aria-valuetext={words(fold)}
              onChange={(event) => setFold(Number(event.target.value))}
            />
          </label>
        </div>
        <div ref={stage} className="stage overflow-hidden" aria-hidden="true">
          <div className="net">
            <div className="face" />
            <div className="face north shaded" />
            <div className="face west" />
            <div className="face east" />
            <div className="face south shaded">
              <div className="face south" />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
