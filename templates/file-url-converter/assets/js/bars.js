/* The bars of a label: drawn from the 32 bytes of a file's SHA-256, so that equal files have equal bars. */
window.Waybill = window.Waybill || {};
Waybill.bars = (hex) => {
  let at = 0;
  let path = '';
  let isBar = true;
  for (const pair of hex.match(/../g) ?? []) {
    const byte = Number.parseInt(pair, 16);
    // Two bits a stripe, one to four modules wide; black and white take turns.
    for (const shift of [6, 4, 2, 0]) {
      const width = ((byte >> shift) & 3) + 1;
      if (isBar) path += `M${at} 0h${width}v10h-${width}z`;
      at += width;
      isBar = !isBar;
    }
  }
  return { path, width: Math.max(1, at) };
};
