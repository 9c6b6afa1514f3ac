import { newId } from './pad.js';
import { readPad } from './store.js';

const escape = (text) =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
const lines = (text) => escape(text).replaceAll('\n', '<br>');
const paragraphs = (text) =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${lines(part)}</p>`)
    .join('\n');

export function asText(note) {
  const body = [note.title, note.text];
  const all = note.kind === 'letter' ? [note.from, note.to, note.place, ...body, note.ending, note.signature] : body;
  return `${all.filter(Boolean).join('\n\n')}\n`;
}

/** A page of its own, with the letter as it would be printed. */
export function asHtml(note) {
  const isLetter = note.kind === 'letter';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escape(note.title || 'Note')}</title>
<style>
@page { size: A4; margin: 20mm 20mm 20mm 25mm; }
body { max-width: 165mm; margin: 2rem auto; padding: 0 1rem; font: 11pt/1.45 "Source Serif 4", Georgia, serif; color: #111; }
.from { text-align: right; } .to { min-height: 30mm; } .place { text-align: right; } h1 { font-size: 12pt; margin: 1.5em 0 1em; }
</style>
</head>
<body>
${isLetter ? `<p class="from">${lines(note.from)}</p>\n<p class="to">${lines(note.to)}</p>\n<p class="place">${lines(note.place)}</p>` : ''}
<h1>${escape(note.title)}</h1>
${paragraphs(note.text)}
${isLetter ? `<p>${lines(note.ending)}</p>\n<p><br><br>${lines(note.signature)}</p>` : ''}
</body>
</html>
`;
}

export function saveAs(name, content, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const fileName = (note, ending) =>
  `${
    (note.title || 'note')
      .normalize('NFKD')
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-')
      .toLowerCase()
      .slice(0, 60) || 'note'
  }.${ending}`;

/** A pad that was exported here, or any text file as a note. Throws words that can be shown. */
export async function readFiles(files) {
  const notes = [];
  for (const file of files) {
    const text = await file.text();
    if (/\.json$/i.test(file.name)) {
      try {
        notes.push(...readPad(JSON.parse(text)).notes);
      } catch (error) {
        throw new Error(
          `“${file.name}” can not be read: ${error instanceof SyntaxError ? 'it is not JSON' : error.message}.`,
        );
      }
    } else if (text.includes('\u0000')) throw new Error(`“${file.name}” is not a text.`);
    else {
      const title = file.name.replace(/\.\w+$/, '');
      notes.push({
        id: newId(),
        kind: 'note',
        title,
        text: text.replaceAll('\r\n', '\n'),
        folder: 'Imported',
        tags: [],
        at: Date.now(),
        versions: [],
      });
    }
  }
  return notes;
}
