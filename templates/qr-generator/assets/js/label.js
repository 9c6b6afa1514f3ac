/* From what was typed to a symbol, a picture and a label of the tape. */
window.Feedroll = window.Feedroll || {};
Feedroll.label = (() => {
  const { kinds, qr, draw } = Feedroll;

  /** `{ text, symbol }`, or `{ text, fault }` in words when it does not fit. A mark asks for the highest level. */
  function encode(kind, values, look) {
    const text = kinds[kind].make(values);
    return encodeText(text, look);
  }

  function encodeText(text, look) {
    const isAuto = look.level === 'auto';
    const level = isAuto ? (look.mark === 'none' ? 'M' : 'H') : look.level;
    try {
      return { text, symbol: qr.encode(text, { level, mayRaise: isAuto }) };
    } catch {
      const bytes = new TextEncoder().encode(text).length.toLocaleString('en-GB');
      const most = qr.mostBytes(level).toLocaleString('en-GB');
      return { text, fault: `Too long: ${bytes} bytes. At level ${level} a code ends at about ${most}.` };
    }
  }

  const svg = (symbol, look, options) => draw.toSvg(draw.plan(symbol, look), options);

  /** A name for files: letters, digits and hyphens of any language. */
  function fileName(caption, otherwise = 'label') {
    const name = caption.toLowerCase().normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
    return name.slice(0, 60) || otherwise;
  }

  function element(tag, className, text) {
    const node = document.createElement(tag);
    if (className) node.className = className;
    if (text !== undefined) node.textContent = text;
    return node;
  }

  /** The die-cut label itself, as an element. `state` is `{ number, kind, caption, values, look }`. */
  function face({ number, kind, caption, values, look }, { symbol, fault }, isEmpty) {
    const box = element('div', 'label');
    const words = element('div', 'words');
    const top = element('p', 'label-top');
    top.append(element('span', '', `No ${String(number).padStart(4, '0')}`), element('span', '', kinds[kind].name));
    const length = caption.length;
    const title = element('h3', length > 26 ? 'is-long' : length > 13 ? 'is-medium' : '', caption || 'Without words');
    const lines = element('div', 'lines');
    for (const line of kinds[kind].lines(values).filter(Boolean)) lines.append(element('p', '', line));
    const foot = symbol && !isEmpty
      ? `Version ${symbol.version}-${symbol.level}, ${symbol.size} × ${symbol.size}, mask ${symbol.mask}`
      : 'Nothing printed yet';
    words.append(top, title, lines, element('p', 'label-foot', foot));
    const code = element('div', 'code');
    if (symbol && !isEmpty) {
      code.innerHTML = svg(symbol, look);
      code.firstElementChild.setAttribute('aria-label', `QR code: ${caption || kinds[kind].name}`);
    } else code.append(element('p', 'blank', fault ?? 'Fill in the fields below: the code appears here.'));
    box.append(words, code);
    return box;
  }

  return { encode, encodeText, svg, fileName, face, element };
})();
