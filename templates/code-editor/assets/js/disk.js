/* Files and folders of the computer. Where the browser can, they are written back; where not, they are downloaded. */
window.Copybook = window.Copybook || {};
Copybook.disk = (() => {
  const mostBytes = 3_000_000;
  const mostFiles = 400;
  const skipped = /(?:^|\/)(?:node_modules|\.git|\.DS_Store|dist|build|__pycache__)(?:\/|$)/;
  /** Where a file of the book lies on the disk. Known until the page is closed. */
  const handles = new Map();
  const canWrite = 'showSaveFilePicker' in window;

  async function textOf(file) {
    if (file.size > mostBytes) throw new Error(`${file.name} is larger than 3 MB: too much for an editor in a page.`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (bytes.subarray(0, 8000).includes(0)) throw new Error(`${file.name} is not text.`);
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw new Error(`${file.name} is not text in UTF-8.`);
    }
  }

  /** Reads `[{path, file, handle}]`, zips unpacked, into `{files: [{path, text}], notes}`. */
  async function read(list) {
    const files = [];
    const notes = [];
    let others = 0;
    for (const { path, file, handle } of list) {
      if (files.length >= mostFiles) {
        notes.push(`Only the first ${mostFiles} files were taken.`);
        break;
      }
      if (skipped.test(path)) continue;
      try {
        if (/\.zip$/i.test(path)) {
          for (const { name, bytes } of await Copybook.zip.unpack(await file.arrayBuffer())) {
            if (skipped.test(name) || /(?:^|\/)__MACOSX\//.test(name)) continue;
            try {
              files.push({ path: clean(name), text: await textOf(new File([bytes], name)) });
            } catch {
              others += 1;
            }
          }
          continue;
        }
        files.push({ path: clean(path), text: await textOf(file) });
        if (handle) handles.set(clean(path), handle);
      } catch (error) {
        if (list.length > 3 && !/larger/.test(error.message)) others += 1;
        else notes.push(error instanceof RangeError ? `${path} is damaged.` : error.message);
      }
    }
    if (others) notes.push(`${others} ${others === 1 ? 'file is' : 'files are'} not text and were left out.`);
    return { files, notes };
  }

  const clean = (path) => path.split('/').filter((part) => part && part !== '.' && part !== '..').join('/');

  /** Asks for files. Resolves to null when the browser can not, so that the page's own field is used. */
  async function pickFiles() {
    if (!('showOpenFilePicker' in window)) return null;
    const chosen = await window.showOpenFilePicker({ multiple: true });
    return read(await Promise.all(chosen.map(async (handle) => ({ path: handle.name, file: await handle.getFile(), handle }))));
  }

  async function pickFolder() {
    if (!('showDirectoryPicker' in window)) return null;
    const folder = await window.showDirectoryPicker();
    const list = [];
    const walk = async (directory, path) => {
      for await (const [name, handle] of directory.entries()) {
        const inner = `${path}/${name}`;
        if (skipped.test(inner) || list.length > mostFiles) continue;
        if (handle.kind === 'directory') await walk(handle, inner);
        else list.push({ path: inner, file: await handle.getFile(), handle });
      }
    };
    await walk(folder, folder.name);
    return read(list);
  }

  /** Writes a file of the book to the disk. Resolves to what happened, in words. */
  async function save(path, text) {
    const name = path.split('/').pop();
    let handle = handles.get(path);
    if (!handle && canWrite) handle = await window.showSaveFilePicker({ suggestedName: name });
    if (!handle) {
      give(new Blob([text], { type: 'text/plain' }), name);
      return `${name} is in your downloads.`;
    }
    const stream = await handle.createWritable();
    await stream.write(text);
    await stream.close();
    handles.set(path, handle);
    return `${handle.name} is written to the disk.`;
  }

  function give(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }

  /** A renamed file keeps its place on the disk only by its old name, so it is forgotten. */
  const forget = (path) => handles.delete(path);

  return { read, pickFiles, pickFolder, save, give, forget, clean };
})();
