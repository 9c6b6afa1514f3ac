/* Text into a file, and a file into the forms in which text can carry it. */
window.Waybill = window.Waybill || {};
Waybill.convert = (() => {
  const { bytes: codec, types } = Waybill;
  /** Beyond this a data: URL helps nobody, and browsers give up on it. */
  const mostText = 64_000_000;

  /** What a pasted text holds: `{bytes, type, as}`. Throws an Error in plain words. */
  function read(text) {
    let rest = text.trim();
    if (!rest) throw new Error('Paste something first.');
    const found =
      /<(?:img|source|a|link|audio|video|object|embed|iframe|script)\b[^>]*?\b(?:src|href|data)\s*=\s*(?:"(data:[^"]*)"|'(data:[^']*)')/i.exec(rest) ??
      /\burl\(\s*(?:"(data:[^"]*)"|'(data:[^']*)'|(data:[^)]*))\s*\)/i.exec(rest) ??
      /!\[[^\]]*\]\((data:[^)]*)\)/.exec(rest);
    let as = 'data: URL';
    if (found) {
      as = found[0].startsWith('<') ? 'HTML' : found[0].startsWith('!') ? 'Markdown' : 'CSS url()';
      rest = found.slice(1).find(Boolean);
      if (as === 'HTML') rest = rest.replace(/&amp;/g, '&').replace(/&quot;/g, '"').replace(/&#0*39;/g, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>');
    }
    rest = rest.replace(/^["'`]|["'`];?$/g, '');
    if (/^data:/i.test(rest)) return { ...readDataUrl(rest), as };
    if (/^blob:/i.test(rest)) throw new Error('A blob: link only works in the tab that made it, so there is nothing to read from it here.');
    if (/^(?:https?|ftp|file):/i.test(rest)) throw new Error('This is the address of a file somewhere else. Open it, save it, and put the saved file here: this page asks nobody for anything.');
    if (rest.length < 3_000_000 && /^(?:0x)?(?:[\da-f]{2}[\s,:]*(?:0x)?)+$/i.test(rest) && /[\s:]|^0x/.test(rest)) return ready(codec.fromHex(rest), '', 'hexadecimal');
    const kind = codedness(rest);
    if (kind === 'base64') return ready(codec.fromBase64(rest), '', 'base64');
    if (kind === 'broken') throw new Error(`This looks like base64, but ${codec.faultOfBase64(rest)}`);
    if (rest.trimStart().startsWith('<')) return ready(new TextEncoder().encode(text), '', 'plain text');
    // What is neither keeps its words: it becomes a text file.
    return asText(text);
  }

  /** The words as they are, as a text file. */
  const asText = (text) => ready(new TextEncoder().encode(text), 'text/plain', 'plain text');

  /**
   * Whether a text is `base64`, was meant to be and is `broken`, or is neither. A word or a sentence could be base64 as well: what has
   * spaces between its words, or no capitals inside, is taken for words.
   */
  function codedness(text) {
    if (/\S \S/.test(text)) return null;
    const compact = text.replace(/\s/g, '');
    const bare = compact.replace(/=+$/, '');
    if (bare.length < 6) return null;
    const isPadded = bare.length < compact.length;
    const hasInnerCapital = /[a-z]/.test(bare) && /[A-Z]/.test(bare.slice(1));
    if (/^[A-Za-z0-9+/_-]+$/.test(bare)) {
      if (isPadded || (hasInnerCapital && bare.length > 24)) return codec.faultOfBase64(text) ? 'broken' : 'base64';
      return hasInnerCapital && bare.length >= 8 && bare.length % 4 === 0 ? 'base64' : null;
    }
    // Signs of other kinds: one in twelve at most is a slip; a name of a file or an address has its dots.
    const strange = bare.match(/[^A-Za-z0-9+/_-]/g).length;
    const isCoded = bare.length >= 12 && hasInnerCapital && /\d/.test(bare) && strange <= Math.max(1, bare.length / 12);
    return isCoded && !/^[\w-]+(?:\.[\w-]+)+$|^[\w.+-]+@/.test(bare) ? 'broken' : null;
  }

  function readDataUrl(url) {
    const comma = url.indexOf(',');
    if (comma < 0) throw new Error('This data: URL has no comma, so its content is missing.');
    const head = url.slice(5, comma);
    const isBase64 = /;\s*base64\s*$/i.test(head);
    const type = head.replace(/;\s*base64\s*$/i, '').trim() || 'text/plain';
    const body = url.slice(comma + 1);
    const data = isBase64 ? codec.fromBase64(body.includes('%') ? decodeURIComponent(body) : body) : codec.fromPercent(body.replace(/#.*$/s, ''));
    return { bytes: data, type };
  }

  const ready = (bytes, type, as) => ({ bytes, type: type || types.sniff(bytes), as });

  /** Text in a data: URL without base64: shorter for SVG and other text, and still the same bytes when read back. */
  const percent = (text) =>
    encodeURIComponent(text)
      .replace(/%(?:20|3D|3A|2F|2C|3B|40|24|2B|5B|5D)/g, decodeURIComponent)
      .replace(/['()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

  const forms = [
    { id: 'data', label: 'data: URL' },
    { id: 'base64', label: 'Base64' },
    { id: 'css', label: 'CSS' },
    { id: 'html', label: 'HTML' },
    { id: 'markdown', label: 'Markdown' },
    { id: 'link', label: 'Blob link' },
    { id: 'sums', label: 'Checksums' },
  ];

  const escape = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

  /** The data: URL of a parcel, in base64 or as text. */
  async function dataUrl({ blob, type }, how) {
    if (blob.size > mostText) throw new Error('At more than 64 MB a data: URL is of no use to anybody. The blob link and the checksums work.');
    const kind = type || 'application/octet-stream';
    if (how === 'text' && types.isText(kind)) {
      const text = await blob.text();
      if (!text.includes('\uFFFD')) return `data:${/charset/i.test(kind) || !/^text\//.test(kind) ? kind : `${kind};charset=utf-8`},${percent(text)}`;
    }
    return `data:${kind};base64,${await codec.toBase64(blob)}`;
  }

  /** A parcel written in one of the forms. `size` is that of a picture, if it is one. */
  async function write(form, parcel, { how, wrap, size }) {
    const { name, type } = parcel;
    if (form === 'base64') {
      if (parcel.blob.size > mostText) throw new Error('At more than 64 MB base64 is of no use to anybody. The blob link and the checksums work.');
      const text = await codec.toBase64(parcel.blob);
      return wrap ? (text.match(/.{1,76}/g) ?? []).join('\n') : text;
    }
    const url = await dataUrl(parcel, how);
    if (form === 'data') return url;
    if (form === 'css') {
      const quoted = `url("${url.replace(/"/g, '%22')}")`;
      if (/^font\//.test(type)) return `@font-face {\n  font-family: "${name.replace(/\.[^.]+$/, '').replace(/["\\]/g, '')}";\n  src: ${quoted};\n}`;
      return `background-image: ${quoted};`;
    }
    if (form === 'markdown') return /^image\//.test(type) ? `![${name.replace(/[[\]]/g, '')}](${url})` : `[${name.replace(/[[\]]/g, '')}](${url})`;
    if (/^image\//.test(type)) {
      const words = name.replace(/\.[^.]+$/, '').replace(/[-_]+/g, ' ');
      return `<img src="${escape(url)}" alt="${escape(words)}"${size ? ` width="${size[0]}" height="${size[1]}"` : ''}>`;
    }
    if (/^audio\//.test(type)) return `<audio controls src="${escape(url)}"></audio>`;
    if (/^video\//.test(type)) return `<video controls src="${escape(url)}"></video>`;
    if (type === 'text/css') return `<link rel="stylesheet" href="${escape(url)}">`;
    if (/javascript$/.test(type)) return `<script src="${escape(url)}"></script>`;
    return `<a href="${escape(url)}" download="${escape(name)}">${escape(name)}</a>`;
  }

  return { read, asText, write, forms, mostText };
})();
