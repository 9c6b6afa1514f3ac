import { get, put } from './pictures.js';
import { isState } from './store.js';

const toDataUrl = (blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsDataURL(blob);
  });

function toBlob(dataUrl) {
  const [head, body] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /data:([^;]+)/.exec(head)?.[1] ?? 'image/jpeg' });
}

/** One file with everything, the pictures too. */
export async function exportFile(state) {
  const { notes, people } = state.board;
  const ids = [...notes, ...people].map((one) => one.picture?.id).filter(Boolean);
  const pictures = {};
  for (const id of new Set(ids)) {
    const blob = await get(id);
    if (blob) pictures[id] = await toDataUrl(blob);
  }
  const text = JSON.stringify({ lindenplatz: 1, ...state, pictures }, null, 1);
  return new Blob([text], { type: 'application/json' });
}

/** Reads what `exportFile` wrote. Throws words that can be shown. */
export async function importFile(file) {
  let content;
  try {
    content = JSON.parse(await file.text());
  } catch {
    throw new Error(`“${file.name}” is not a board: it is not JSON.`);
  }
  if (content?.lindenplatz !== 1 || !isState(content))
    throw new Error(`“${file.name}” is JSON, but not a board that was exported here.`);
  for (const [id, dataUrl] of Object.entries(content.pictures ?? {}))
    if (/^data:image\//.test(dataUrl)) await put(toBlob(dataUrl), id);
  return { board: content.board, desk: content.desk };
}
