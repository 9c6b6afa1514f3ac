import { makeLetter } from '../state/pad.js';
import { owner, sheetItems } from './page.js';

const hour = 3_600_000;

/** The pad at the first visit, as `index.html` has it. People and troubles in it are invented. */
export function samplePad(now) {
  const notes = sheetItems.map((sheet, place) => {
    const { title, text, folder, tags, hoursAgo } = sheet;
    const at = now - hoursAgo * hour;
    const own = { id: `sample-${place + 1}`, folder: folder || 'Notes', tags, at, versions: versionsOf(sheet, now) };
    if (!sheet.isLetter) return { kind: 'note', title, text, ...own };
    return { ...makeLetter({ ...sheet, subject: title }, owner), ...own };
  });
  return { open: notes[0]?.id ?? null, mine: owner, notes };
}

const versionsOf = (sheet, now) => [
  ...(sheet['earlier-text']
    ? [{ at: now - 2 * hour, why: 'saved by hand', title: sheet['earlier-title'], text: sheet['earlier-text'] }]
    : []),
  ...(sheet['first-text']
    ? [{ at: now - 20 * hour, why: 'before writing on', title: sheet['first-title'], text: sheet['first-text'] }]
    : []),
];
