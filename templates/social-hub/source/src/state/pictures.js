import { useEffect, useState } from 'react';

/**
 * Pictures from the visitor's disk. They are made smaller and kept in IndexedDB, because localStorage is too small for
 * them; where there is none they live until the page is closed. A note holds only the picture's id.
 */
const longestSide = 1200;
const inMemory = new Map();
const addresses = new Map();

let opening;
function open() {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open('lindenplatz', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('pictures');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

async function ask(mode, question) {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve) => {
    const request = question(database.transaction('pictures', mode).objectStore('pictures'));
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
}

/** Takes a file, gives `{ id, width, height }`: the id under which the picture is kept. Throws words that can be shown. */
export async function keepPicture(file) {
  if (!file.type.startsWith('image/')) throw new Error(`“${file.name}” is not a picture.`);
  if (file.size > 25_000_000) throw new Error(`“${file.name}” has more than 25 MB. Choose a smaller one.`);
  let bitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new Error(`“${file.name}” can not be read as a picture.`);
  }
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const pen = canvas.getContext('2d');
  // JPEG knows no transparency: white paper shows through.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
  return { id: await put(blob), width: canvas.width, height: canvas.height };
}

export async function put(blob, id = crypto.randomUUID?.() ?? String(Math.random()).slice(2)) {
  inMemory.set(id, blob);
  await ask('readwrite', (store) => store.put(blob, id));
  return id;
}

export const get = async (id) => inMemory.get(id) ?? (await ask('readonly', (store) => store.get(id)));

async function addressOf(id) {
  if (addresses.has(id)) return addresses.get(id);
  const blob = await get(id);
  if (!blob) return null;
  addresses.set(id, URL.createObjectURL(blob));
  return addresses.get(id);
}

/** The address of a picture: a file of the template (`src`) or one of the visitor's (`id`). */
export function usePicture(picture) {
  const [address, setAddress] = useState(picture?.src ?? addresses.get(picture?.id) ?? null);
  useEffect(() => {
    let isCurrent = true;
    if (picture?.src) setAddress(picture.src);
    else if (picture?.id) addressOf(picture.id).then((found) => isCurrent && setAddress(found));
    else setAddress(null);
    return () => {
      isCurrent = false;
    };
  }, [picture?.id, picture?.src]);
  return address;
}
