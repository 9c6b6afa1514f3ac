/* PDFs, pictures and texts become the pages of one PDF. The library for it is large, so it comes when it is first needed. */
window.Confluence = window.Confluence || {};
Confluence.pdf = (() => {
  const { kinds, pictures } = Confluence;
  const source = 'assets/vendor/pdf-lib.min.js';
  /** Sheets in points, 72 an inch. */
  const sheets = { a4: [595.28, 841.89], letter: [612, 792] };
  const mostPages = 5000;

  let loading = null;
  function library() {
    loading ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = source;
      script.onload = () => resolve(window.PDFLib);
      script.onerror = () => {
        loading = null;
        script.remove();
        reject(new Error(`The part that writes PDFs (${source}) could not be loaded. Your files are still here: try again.`));
      };
      document.head.append(script);
    });
    return loading;
  }

  const cache = new WeakMap();
  /** A PDF opened; read once for each file. Throws an Error in plain words. */
  function open(item) {
    if (!cache.has(item.blob)) {
      const opening = read(item);
      cache.set(item.blob, opening);
      opening.catch(() => cache.delete(item.blob));
    }
    return cache.get(item.blob);
  }

  async function read({ name, blob }) {
    const { PDFDocument } = await library();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let found;
    try {
      found = await PDFDocument.load(bytes, { updateMetadata: false, ignoreEncryption: true });
    } catch {
      found = null;
    }
    if (found?.isEncrypted) {
      // Many are locked against changes only, and open with an empty password.
      try {
        found = await PDFDocument.load(bytes, { updateMetadata: false, password: '' });
        found.getPages();
        return found;
      } catch {
        throw new Error(`${name} is locked with a password. Save a copy without one where you can open it, and add that. The other files are as they were.`);
      }
    }
    try {
      if (found.getPageCount() < 1) throw new Error('empty');
      found.getPages();
      return found;
    } catch {
      throw new Error(`${name} is damaged, or is not a PDF: its pages can not be read. Remove it to join the others; they are as they were.`);
    }
  }

  const count = async (item) => (item.kind === 'pdf' ? (await open(item)).getPageCount() : 1);

  /** `1-3, 5, 8-` as places of pages from 0, in that order; `5-2` counts down, nothing means all. Throws in plain words. */
  function places(range, pages, name) {
    const text = range.trim();
    if (!text) return Array.from({ length: pages }, (_, n) => n);
    const out = [];
    for (const part of text.split(/[,;]/).map((one) => one.trim()).filter(Boolean)) {
      const found = /^(\d*)\s*(?:([-–])\s*(\d*))?$/.exec(part);
      if (!found || (!found[1] && !found[3])) throw new Error(`“${part}” is no range of pages for ${name}. Write for example 1-3, 5.`);
      const from = found[1] ? Number(found[1]) : 1;
      const to = !found[2] ? from : found[3] ? Number(found[3]) : pages;
      for (const page of [from, to])
        if (page < 1 || page > pages) throw new Error(`${name} has ${Confluence.join.count(pages, 'page')}, so there is no page ${page} in it.`);
      for (let n = from; from <= to ? n <= to : n >= to; n += from <= to ? 1 : -1) out.push(n - 1);
    }
    return out;
  }

  /** How a picture or a page of `w` by `h` lies on the sheet asked for: the sheet turns to suit it. */
  function onSheet(paper, w, h) {
    const sheet = sheets[paper];
    if (!sheet) return { width: w, height: h, x: 0, y: 0, w, h };
    const [width, height] = w > h ? [...sheet].reverse() : sheet;
    const scale = Math.min((width - 56) / w, (height - 56) / h);
    return { width, height, w: w * scale, h: h * scale, x: (width - w * scale) / 2, y: (height - h * scale) / 2 };
  }

  async function addPicture(out, item, paper) {
    const { jpeg, width, height } = await pictures.toJpeg(item);
    const image = await out.embedJpg(await jpeg.arrayBuffer());
    // 96 pixels an inch, and no side longer than a PDF may have.
    const scale = Math.min(0.75, 14_000 / Math.max(width, height));
    const place = onSheet(paper, width * scale, height * scale);
    const page = out.addPage([place.width, place.height]);
    page.drawImage(image, { x: place.x, y: place.y, width: place.w, height: place.h });
    return [{ page, picture: jpeg }];
  }

  /** Lines no longer than `fits` allows, broken between words where there are any. */
  function wrap(text, fits) {
    const lines = [];
    for (const line of text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')) {
      let rest = line.replaceAll('\t', '    ');
      while (!fits(rest)) {
        let end = 1;
        let step = 1;
        while (end + step <= rest.length && fits(rest.slice(0, end + step))) {
          end += step;
          step *= 2;
        }
        for (; step >= 1; step = Math.floor(step / 2)) if (end + step <= rest.length && fits(rest.slice(0, end + step))) end += step;
        const space = rest.lastIndexOf(' ', end);
        const cut = space > end * 0.4 ? space + 1 : end;
        lines.push(rest.slice(0, cut).trimEnd());
        rest = rest.slice(cut);
      }
      lines.push(rest);
    }
    return lines;
  }

  async function addText(out, item, paper, remarks) {
    const { StandardFonts } = await library();
    const [width, height] = sheets[paper] ?? sheets.a4;
    const [edge, size, lead] = [56, 10, 14];
    const text = (await kinds.read(item)).replace(/^\uFEFF/, '').replace(/[\u0000-\u0008\u000b-\u001f]/g, '');
    const font = await out.embedFont(StandardFonts.Courier);
    const known = new Set(font.getCharacterSet());
    const isPlain = [...text].every((sign) => sign === '\n' || sign === '\t' || known.has(sign.codePointAt(0)));
    const scale = 2;
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    const face = `${size * scale}px ui-monospace, Menlo, Consolas, monospace`;
    pen.font = face;
    const wide = width - edge * 2;
    const most = Math.floor(wide / (size * 0.6));
    const lines = wrap(text, isPlain ? (line) => line.length <= most : (line) => line.length < 2 || pen.measureText(line).width <= wide * scale);
    const each = Math.floor((height - edge * 2) / lead);
    if (lines.length / each > mostPages) throw new Error(`${item.name} would be more than ${mostPages} pages. Split it first.`);
    if (!isPlain) remarks.push(`${item.name} has letters that plain PDF type lacks, so its pages are pictures`);
    const made = [];
    for (let at = 0; at < Math.max(1, lines.length); at += each) {
      const page = out.addPage([width, height]);
      const part = lines.slice(at, at + each);
      if (isPlain) part.forEach((line, n) => line && page.drawText(line, { x: edge, y: height - edge - size - n * lead, size, font }));
      else {
        Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
        pen.fillStyle = '#fff';
        pen.fillRect(0, 0, canvas.width, canvas.height);
        pen.fillStyle = '#000';
        pen.font = face;
        part.forEach((line, n) => pen.fillText(line, edge * scale, (edge + size + n * lead) * scale));
        const image = await out.embedPng(await (await pictures.toBlob(canvas, 'image/png')).arrayBuffer());
        page.drawImage(image, { x: 0, y: 0, width, height });
      }
      made.push({ page });
    }
    return made;
  }

  /** One PDF of all. `options.leaves` holds for each file `{ range, turn }`: which of its pages, and turned by how many degrees. */
  async function make(items, options) {
    const { PDFDocument, degrees } = await library();
    const out = await PDFDocument.create();
    const remarks = [];
    const leaves = [];
    for (const [file, item] of items.entries()) {
      const { range = '', turn = 0 } = options.leaves?.[item.id] ?? {};
      let made;
      if (item.kind === 'pdf') {
        const from = await open(item);
        const wanted = places(range, from.getPageCount(), item.name);
        if (leaves.length + wanted.length > mostPages) throw new Error(`That would be more than ${mostPages} pages: too many to join here at once.`);
        const copies = await out.copyPages(from, wanted);
        made = copies.map((page, n) => ({ page: out.addPage(page), number: wanted[n] + 1 }));
      } else if (item.kind === 'image') made = await addPicture(out, item, options.paper);
      else made = await addText(out, item, options.paper, remarks);
      made.forEach(({ page, number, picture }, n) => {
        const angle = (((page.getRotation().angle + turn) % 360) + 360) % 360;
        page.setRotation(degrees(angle));
        const { width, height } = page.getSize();
        const [w, h] = angle % 180 ? [height, width] : [width, height];
        leaves.push({ file, number: number ?? n + 1, picture, angle: turn, width: w, height: h });
      });
    }
    out.setProducer(document.querySelector('h1').textContent);
    const blob = new Blob([await out.save()], { type: 'application/pdf' });
    return { blob, ending: 'pdf', facts: [Confluence.join.count(leaves.length, 'page')], remarks, preview: { kind: 'leaves', leaves } };
  }

  return { make, count, places };
})();
