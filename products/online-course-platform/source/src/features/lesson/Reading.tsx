import type { Block } from '../../data/types.ts';

/** The text of a lesson, set like a page of a book. */
export function Reading({ body }: { body: Block[] }) {
  return (
    <div className="reading grid gap-4">
      {body.map((block, i) => (
        <Piece key={i} block={block} first={i === 0} />
      ))}
    </div>
  );
}

function Piece({ block: { type, text }, first }: { block: Block; first: boolean }) {
  switch (type) {
    case 'heading':
      return <h2 className="mt-3 font-sans text-2xl">{text}</h2>;
    case 'list':
      return (
        <ul className="grid list-[square] gap-1.5 pl-6 marker:text-red">
          {text.split('\n').map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
    case 'aside':
      return <p className="border-l-4 border-red pl-4 text-[0.9em] text-soft italic">{text}</p>;
    case 'formula':
      return <p className="bg-shade px-5 py-4 text-center font-sans text-[1.05em] font-semibold">{text}</p>;
    default:
      return (
        <p
          className={
            first
              ? 'first-letter:float-left first-letter:mt-1.5 first-letter:mr-2.5 first-letter:font-sans first-letter:text-[3.4em] first-letter:leading-[0.72] first-letter:font-bold first-letter:text-red'
              : ''
          }
        >
          {text}
        </p>
      );
  }
}
