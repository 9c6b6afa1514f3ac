import { Relief } from '../../art/Relief.tsx';
import { PAPERS } from '../../content/types.ts';
import { Heading } from '../../ui/Heading.tsx';

const NAMES = {
  vermilion: 'Vermilion',
  sky: 'Sky',
  butter: 'Butter',
  leaf: 'Leaf',
  rose: 'Rose',
  bone: 'Bone',
} as const;

export function ColophonPage() {
  return (
    <div className="px-5 md:px-10">
      <Heading title="Colophon" lead="How this site is folded." />
      <hr className="mountain" />
      <div className="grid gap-x-16 gap-y-10 py-10 md:grid-cols-2">
        <section>
          <h2 className="pb-3 text-4xl font-bold">Paper</h2>
          <p className="max-w-[52ch] pb-5">
            Six colours. Each page is a sheet of one of them, each relief a stack of its shades. By night the
            sheets are dark and the reliefs are lit.
          </p>
          <ul className="grid grid-cols-3 gap-3">
            {PAPERS.map((paper, index) => (
              <li key={paper}>
                <Relief name="bloom" seed={index + 20} paper={paper} className="aspect-square w-full" />
                <span className="text-sm">{NAMES[paper]}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="pb-3 text-4xl font-bold">Letters</h2>
          <p className="max-w-[52ch]">
            Headings are set in Piazzolla by Juan Pablo del Peral, cut rather than drawn; texts in Host
            Grotesk by Doğukan Karapınar and Element Type. Both are under the SIL Open Font License.
          </p>
          <p className="pt-5 font-display text-[7rem] leading-none font-black" aria-hidden="true">
            Fg&amp;4
          </p>
          <h2 className="pt-8 pb-3 text-4xl font-bold">Lines</h2>
          <p className="pb-3">A mountain fold: dashes and dots.</p>
          <hr className="mountain" />
          <p className="pt-4 pb-3">A valley fold: dashes.</p>
          <hr className="valley" />
          <h2 className="pt-10 pb-3 text-4xl font-bold">Light</h2>
          <p className="max-w-[52ch]">
            The lamp at the top moves every shadow and stays where it was put. No picture on this site is a
            photograph; all are drawn by a small program from a name and a number.
          </p>
          <h2 className="pt-10 pb-3 text-4xl font-bold">Quiet</h2>
          <p className="max-w-[52ch]">
            No cookies, no counting, nothing from other servers. The lamp, the night and a letter you have
            begun are kept in your browser alone.
          </p>
        </section>
      </div>
    </div>
  );
}
