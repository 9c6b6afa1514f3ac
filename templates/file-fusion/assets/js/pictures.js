/* Pictures onto one sheet, into one PDF, and a picture into tiles. */
window.Confluence = window.Confluence || {};
Confluence.pictures = (() => {
  /** Browsers draw nothing on a larger canvas. */
  const mostSide = 16_000;
  const mostArea = 160_000_000;

  async function load({ name, blob }) {
    const url = URL.createObjectURL(/\.svg$/i.test(name) && blob.type !== 'image/svg+xml' ? new Blob([blob], { type: 'image/svg+xml' }) : blob);
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
    } catch {
      throw new Error(`${name} can not be shown as a picture by this browser.`);
    } finally {
      URL.revokeObjectURL(url);
    }
    const width = image.naturalWidth || 600;
    return { image, width, height: image.naturalHeight || width };
  }

  function canvasOf(width, height) {
    if (width > mostSide || height > mostSide || width * height > mostArea)
      throw new Error(`The picture would be ${width} by ${height} pixels: more than a browser can draw. Make the pictures smaller or use fewer.`);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width));
    canvas.height = Math.max(1, Math.round(height));
    return canvas;
  }

  const toBlob = (canvas, type) =>
    new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser could not make this picture.'))), type, 0.9);
    });

  async function sheet(items, options) {
    const pictures = [];
    for (const item of items) pictures.push(await load(item));
    if (options.form === 'pdf') return pdf(pictures);
    const gap = Number(options.gap) || 0;
    const side = Math.max(16, Math.min(4000, Number(options.side) || 480));
    const columns = options.form === 'row' ? pictures.length : options.form === 'column' ? 1 : Math.max(1, Math.min(pictures.length, Number(options.columns) || Math.ceil(Math.sqrt(pictures.length))));
    const rows = Math.ceil(pictures.length / columns);
    // In a grid every picture has the same box; in a row the same height; in a column the same width.
    const boxes = pictures.map(({ width, height }) =>
      options.form === 'row' ? [(side * width) / height, side] : options.form === 'column' ? [side, (side * height) / width] : [side, side],
    );
    const across = options.form === 'row' ? boxes.reduce((sum, [w]) => sum + w, 0) : columns * side;
    const down = options.form === 'column' ? boxes.reduce((sum, [, h]) => sum + h, 0) : rows * side;
    const canvas = canvasOf(Math.round(across + gap * (columns + 1)), Math.round(down + gap * (rows + 1)));
    const pen = canvas.getContext('2d');
    if (options.ground !== 'none' || options.type === 'jpeg') {
      pen.fillStyle = options.ground === 'black' ? '#000' : '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    pen.imageSmoothingQuality = 'high';
    let x = gap;
    let y = gap;
    pictures.forEach(({ image, width, height }, n) => {
      const [w, h] = boxes[n];
      const scale = Math.min(w / width, h / height);
      pen.drawImage(image, x + (w - width * scale) / 2, y + (h - height * scale) / 2, width * scale, height * scale);
      x += w + gap;
      if ((n + 1) % columns === 0) {
        x = gap;
        y += h + gap;
      }
    });
    const type = options.type || 'png';
    const blob = await toBlob(canvas, `image/${type}`);
    return {
      blob,
      ending: blob.type === 'image/jpeg' ? 'jpg' : blob.type.split('/')[1],
      facts: [`${canvas.width} × ${canvas.height} px`, Confluence.join.count(pictures.length, 'picture')],
      remarks: [],
      preview: { kind: 'image', blob },
    };
  }

  /** A PDF with a page for each picture, 96 pixels an inch. Pictures become JPEG, which PDF holds as it is. */
  async function pdf(pictures) {
    const encoder = new TextEncoder();
    const parts = [];
    const places = [];
    let size = 0;
    const write = (...pieces) => {
      for (const piece of pieces) {
        const part = typeof piece === 'string' ? encoder.encode(piece) : piece;
        parts.push(part);
        size += part.size ?? part.length;
      }
    };
    const object = (number, ...pieces) => {
      places[number] = size;
      write(`${number} 0 obj\n`, ...pieces, '\nendobj\n');
    };
    write('%PDF-1.4\n');
    object(1, '<< /Type /Catalog /Pages 2 0 R >>');
    object(2, `<< /Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, n) => `${3 + n * 3} 0 R`).join(' ')}] >>`);
    let first;
    for (const [n, { image, width, height }] of pictures.entries()) {
      const scale = Math.min(1, 4000 / Math.max(width, height));
      const canvas = canvasOf(Math.round(width * scale), Math.round(height * scale));
      const pen = canvas.getContext('2d');
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      const jpeg = await toBlob(canvas, 'image/jpeg');
      first ??= jpeg;
      const [w, h] = [width * 0.75, height * 0.75].map((one) => Math.max(3, Math.min(14_400, one)).toFixed(2));
      const page = 3 + n * 3;
      object(page, `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Contents ${page + 1} 0 R /Resources << /XObject << /P ${page + 2} 0 R >> >> >>`);
      const draw = `q ${w} 0 0 ${h} 0 0 cm /P Do Q`;
      object(page + 1, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
      object(page + 2, `<< /Type /XObject /Subtype /Image /Width ${canvas.width} /Height ${canvas.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.size} >>\nstream\n`, jpeg, '\nendstream');
    }
    const start = size;
    write(`xref\n0 ${places.length}\n0000000000 65535 f \n`);
    for (const place of places.slice(1)) write(`${String(place).padStart(10, '0')} 00000 n \n`);
    write(`trailer\n<< /Size ${places.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    return {
      blob: new Blob(parts, { type: 'application/pdf' }),
      ending: 'pdf',
      facts: [Confluence.join.count(pictures.length, 'page')],
      remarks: pictures.length > 1 ? ['The first page is shown'] : [],
      preview: { kind: 'image', blob: first },
    };
  }

  /** A picture cut into tiles, row by row. */
  async function tiles(item, columns, rows) {
    const { image, width, height } = await load(item);
    const base = item.name.replace(/\.[^.]+$/, '');
    const parts = [];
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const x = Math.round((column * width) / columns);
        const y = Math.round((row * height) / rows);
        const w = Math.round(((column + 1) * width) / columns) - x;
        const h = Math.round(((row + 1) * height) / rows) - y;
        if (w < 1 || h < 1) throw new Error(`${item.name} is only ${width} by ${height} pixels: too small for so many tiles.`);
        const canvas = canvasOf(w, h);
        canvas.getContext('2d').drawImage(image, x, y, w, h, 0, 0, w, h);
        parts.push({ name: `${base}-${row + 1}-${column + 1}.png`, blob: await toBlob(canvas, 'image/png'), note: `${w} × ${h} px` });
      }
    return parts;
  }

  return { sheet, tiles };
})();
