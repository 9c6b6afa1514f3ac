/* Pictures onto one sheet, and a picture into tiles. */
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

  /** A picture as JPEG on white, which PDF holds as it is, with the size that it had. */
  async function toJpeg(item) {
    const { image, width, height } = await load(item);
    const scale = Math.min(1, 4000 / Math.max(width, height));
    const canvas = canvasOf(Math.round(width * scale), Math.round(height * scale));
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { jpeg: await toBlob(canvas, 'image/jpeg'), width, height };
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

  return { sheet, tiles, toJpeg, toBlob };
})();
