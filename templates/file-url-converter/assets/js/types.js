/* What kind of file it is: by its ending, or by its first bytes. */
window.Waybill = window.Waybill || {};
Waybill.types = (() => {
  const pairs = `png image/png|jpg image/jpeg|jpeg image/jpeg|gif image/gif|webp image/webp|avif image/avif|svg image/svg+xml|ico image/x-icon|bmp image/bmp
txt text/plain|md text/markdown|csv text/csv|html text/html|css text/css|js text/javascript|json application/json|xml application/xml|ics text/calendar|vcf text/vcard
pdf application/pdf|zip application/zip|gz application/gzip|wasm application/wasm|woff font/woff|woff2 font/woff2|ttf font/ttf|otf font/otf
mp3 audio/mpeg|wav audio/wav|ogg audio/ogg|flac audio/flac|mp4 video/mp4|webm video/webm|mov video/quicktime|docx application/vnd.openxmlformats-officedocument.wordprocessingml.document|xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`
    .split(/[|\n]/)
    .map((pair) => pair.split(' '));
  const typeOf = new Map(pairs);
  const endingOf = new Map([...pairs].reverse().map(([ending, type]) => [type, ending]));
  endingOf.set('application/octet-stream', 'bin').set('application/javascript', 'js').set('text/xml', 'xml');

  const starts = [
    ['89504e470d0a1a0a', 'image/png'],
    ['ffd8ff', 'image/jpeg'],
    ['474946383', 'image/gif'],
    ['25504446', 'application/pdf'],
    ['504b0304', 'application/zip'],
    ['1f8b', 'application/gzip'],
    ['0061736d', 'application/wasm'],
    ['774f4632', 'font/woff2'],
    ['774f4646', 'font/woff'],
    ['4f54544f', 'font/otf'],
    ['00010000', 'font/ttf'],
    ['00000100', 'image/x-icon'],
    ['424d', 'image/bmp'],
    ['4f676753', 'audio/ogg'],
    ['664c6143', 'audio/flac'],
    ['494433', 'audio/mpeg'],
    ['1a45dfa3', 'video/webm'],
  ];

  /** The type that the first bytes show; text is recognised as such. */
  function sniff(bytes) {
    const start = Waybill.bytes.toHex(bytes.slice(0, 16));
    const known = starts.find(([hex]) => start.startsWith(hex));
    if (known) return known[1];
    const letters = String.fromCharCode(...bytes.slice(0, 16));
    if (letters.startsWith('RIFF')) return letters.slice(8, 12) === 'WEBP' ? 'image/webp' : 'audio/wav';
    if (letters.slice(4, 8) === 'ftyp') return letters.slice(8, 12) === 'avif' ? 'image/avif' : 'video/mp4';
    const head = bytes.slice(0, 4096);
    if (head.includes(0)) return 'application/octet-stream';
    try {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }).trimStart();
      if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg[\s>]/i.test(text)) return 'image/svg+xml';
      if (/^<(?:!doctype html|html)\b/i.test(text)) return 'text/html';
      if (/^<\?xml/.test(text)) return 'application/xml';
      if (/^[[{]/.test(text) && isJson(bytes)) return 'application/json';
      return 'text/plain';
    } catch {
      return 'application/octet-stream';
    }
  }

  function isJson(bytes) {
    if (bytes.length > 5_000_000) return false;
    try {
      JSON.parse(new TextDecoder().decode(bytes));
      return true;
    } catch {
      return false;
    }
  }

  const ending = (name) => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1].toLowerCase() ?? '';
  const isText = (type) => /^text\/|json$|xml$|javascript$/.test(type);

  function formatSize(bytes) {
    if (bytes < 1000) return [String(bytes), bytes === 1 ? 'byte' : 'bytes'];
    const step = Math.min(3, Math.floor(Math.log10(bytes) / 3));
    const value = bytes / 1000 ** step;
    return [value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0), ['kB', 'MB', 'GB'][step - 1]];
  }

  return { sniff, ending, isText, formatSize, byEnding: (name) => typeOf.get(ending(name)), endingFor: (type) => endingOf.get(type.split(';')[0].trim()) };
})();
