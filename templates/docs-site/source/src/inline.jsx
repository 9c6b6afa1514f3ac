const pattern = /(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\)|\{since [\d.]+\})/;

/** Bold, code, links and "since" inside a line of text. */
export function Inline({ text }) {
  return text.split(pattern).map((part, i) => {
    if (i % 2 === 0) return part;
    const key = `${i}${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>;
    if (part.startsWith('{')) return <span className="since" key={key}>{part.slice(1, -1)}</span>;
    const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return <a key={key} href={address}>{label}</a>;
  });
}
