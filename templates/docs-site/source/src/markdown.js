/* The small part of Markdown that the manual is written in, as a list of blocks.
   Of its own: "^ text" is a note in the margin of the block before it, ":: figure name words" a drawing, ":: grammar line" a diagram. */

export const slug = (text) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
export const plain = (text) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/\*\*|`/g, '').replace(/\{since ([\d.]+)\}/g, '(since $1)');

export function parse(source) {
  const blocks = [];
  const lines = source.split('\n');
  const cells = (line) => line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim());
  for (let i = 0; i < lines.length; ) {
    const line = lines[i];
    const take = (test) => {
      const from = i;
      while (i < lines.length && test(lines[i])) i++;
      return lines.slice(from, i);
    };
    if (!line.trim()) i++;
    else if (line.startsWith('```')) {
      const language = line.slice(3);
      i++;
      const code = take((text) => !text.startsWith('```'));
      i++;
      blocks.push({ type: 'code', language, text: code.join('\n') });
    } else if (line.startsWith('## ')) {
      blocks.push({ type: 'heading', text: line.slice(3), id: slug(line.slice(3)) });
      i++;
    } else if (line.startsWith('|')) {
      const [head, , ...rows] = take((text) => text.startsWith('|')).map(cells);
      blocks.push({ type: 'table', head, rows });
    } else if (line.startsWith('- ')) blocks.push({ type: 'list', items: take((text) => text.startsWith('- ')).map((text) => text.slice(2)) });
    else if (line.startsWith('> ')) blocks.push({ type: 'remark', text: take((text) => text.startsWith('> ')).map((text) => text.slice(2)).join(' ') });
    else if (line.startsWith('^ ')) {
      const before = blocks[blocks.length - 1];
      if (before) before.note = line.slice(2);
      i++;
    } else if (line.startsWith(':: figure ')) {
      const [, name, text] = /^:: figure (\S+) (.+)$/.exec(line);
      blocks.push({ type: 'figure', name, text });
      i++;
    } else if (line.startsWith(':: grammar ')) {
      blocks.push({ type: 'grammar', text: line.slice(11) });
      i++;
    } else blocks.push({ type: 'text', text: take((text) => text.trim() && !/^(```|## |[|]|- |> |\^ |:: )/.test(text)).join(' ') });
  }
  return blocks;
}

/** The words of a block, for the search. */
export function words(block) {
  if (block.type === 'list') return block.items.map(plain).join(' ');
  if (block.type === 'table') return [block.head, ...block.rows].flat().map(plain).join(' ');
  return plain(block.text ?? '') + (block.note ? ` ${plain(block.note)}` : '');
}
