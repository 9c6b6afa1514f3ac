import { Code } from './code.jsx';
import { Figure } from './figures.jsx';
import { Inline } from './inline.jsx';
import { Railroad } from './railroad.jsx';

function Block({ block }) {
  switch (block.type) {
    case 'heading':
      return <h2 id={block.id}><a className="anchor" href={`#${block.id}`}>{block.text}</a></h2>;
    case 'code':
      return <Code text={block.text} language={block.language} />;
    case 'list':
      return <ul>{block.items.map((item) => <li key={item}><Inline text={item} /></li>)}</ul>;
    case 'remark':
      return <p className="remark"><Inline text={block.text} /></p>;
    case 'figure':
      return <Figure name={block.name} text={block.text} />;
    case 'grammar':
      return <Railroad text={block.text} />;
    case 'table':
      return (
        <div className="table" tabIndex={0} role="group" aria-label={`Table: ${block.head[0]}`}>
          <table>
            <thead><tr>{block.head.map((cell) => <th key={cell} scope="col">{cell}</th>)}</tr></thead>
            <tbody>{block.rows.map((row) => <tr key={row[0]}>{row.map((cell, i) => (i ? <td key={block.head[i]}><Inline text={cell} /></td> : <th key="name" scope="row"><Inline text={cell} /></th>))}</tr>)}</tbody>
          </table>
        </div>
      );
    default:
      return <p><Inline text={block.text} /></p>;
  }
}

/** The text of a page. A block with a note keeps it beside itself. */
export const Blocks = ({ blocks }) =>
  blocks.map((block, i) => {
    const key = `${i}${block.type}`;
    if (!block.note) return <Block block={block} key={key} />;
    return (
      <div className="beside" key={key}>
        <Block block={block} />
        <div className="note" role="note" aria-label="Note in the margin"><Inline text={block.note} /></div>
      </div>
    );
  });
