/** Every file of a website by its path: text, or bytes. */
export type WebsiteFiles = Record<string, string | Uint8Array>;

/** Git's ids of files, by their paths. */
export type FileIds = Record<string, string>;

/** What a commit does to a file; refused when the file is not the one with the id `was` by then. */
export type Change =
  | { action: 'write'; path: string; content: string; encoding?: 'base64'; was?: string }
  | { action: 'delete'; path: string; was: string };

/** Characters of files in one call. */
const MOST_AT_ONCE = 2_500_000;

/** What a commit has to do, given the ids of the files as they should be until then. Files that have their id already are left out. */
export async function changesBetween(ids: FileIds, files: WebsiteFiles): Promise<Change[]> {
  const written = await Promise.all(
    Object.entries(files).map(async ([path, content]): Promise<Change[]> => {
      const was = ids[path];
      if (was && was === (await idOf(content))) return [];
      const text = typeof content === 'string' ? { content } : asBase64(content);
      return [{ action: 'write', path, ...text, ...(was ? { was } : {}) }];
    }),
  );
  const gone = Object.entries(ids).filter(([path]) => files[path] === undefined);
  return [...written.flat(), ...gone.map(([path, was]): Change => ({ action: 'delete', path, was }))];
}

/** Changes in the portions that one call may carry. */
export function* inParts(changes: readonly Change[]): Generator<Change[]> {
  let part: Change[] = [];
  let characters = 0;
  for (const change of changes) {
    const more = change.action === 'write' ? change.content.length : 0;
    if (part.length > 0 && characters + more > MOST_AT_ONCE) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(change);
    characters += more;
  }
  if (part.length > 0) yield part;
}

/** Git's id of a file; null where the browser does not hash, which it does on secure addresses alone. */
async function idOf(content: string | Uint8Array): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const object = new Blob([`blob ${bytes.length}\0`, bytes as Uint8Array<ArrayBuffer>]);
  const hash = await crypto.subtle.digest('SHA-1', await object.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function asBase64(bytes: Uint8Array): { content: string; encoding: 'base64' } {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return { content: btoa(text), encoding: 'base64' };
}
