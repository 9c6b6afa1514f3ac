/*
 * Sets the indentation of a text anew, two spaces a level. Only the white space at the start of lines changes, and
 * what a line says never does; text inside <pre>, <textarea>, comments and template literals stays where it is.
 */
window.Copybook = window.Copybook || {};
Copybook.indent = (() => {
  const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

  /** Pieces of a line that are code, with text and comments left out. */
  function code(line, language, state) {
    const { pieces, after } = Copybook.languages.colour(line, state);
    const bare = pieces.map(([text, kind]) => (kind === 'text' || kind === 'note' ? ' '.repeat(text.length) : text));
    return { bare: bare.join(''), after };
  }

  const isInside = (state) => /(?:^|\/)(?:js-note|html-note|js-template)$/.test(state);

  function brackets(text, language) {
    let state = language;
    let depth = 0;
    return text.split('\n').map((line) => {
      const keeps = isInside(state);
      const { bare, after } = code(keeps ? line : line.trim(), language, state);
      state = after;
      if (keeps) {
        depth = Math.max(0, depth + balance(bare));
        return line;
      }
      const trimmed = line.trim();
      const closing = /^[}\])]+/.exec(bare)?.[0].length ?? 0;
      const own = Math.max(0, depth - Math.min(closing, 1));
      // A line that begins with a dot or an operator goes on with the one above.
      const goesOn = language === 'js' && /^(?:\.[a-z]|\?\s|:\s|&&|\|\|)/i.test(trimmed) ? 1 : 0;
      depth = Math.max(0, depth + balance(bare));
      return trimmed ? Copybook.Field.indent.repeat(own + goesOn) + trimmed : '';
    });
  }

  const balance = (bare) => (bare.match(/[{([]/g) ?? []).length - (bare.match(/[})\]]/g) ?? []).length;

  function html(text) {
    const out = [];
    let depth = 0;
    let raw = null;
    for (const line of text.split('\n')) {
      const trimmed = line.trim();
      if (raw) {
        const ends = new RegExp(`</${raw.tag}\\s*>`, 'i').test(line) || (raw.tag === '--' && line.includes('-->'));
        if (!ends) {
          raw.lines.push(line);
          continue;
        }
        flush(out, raw);
        const tag = raw.tag;
        raw = null;
        if (tag === 'pre' || tag === 'textarea' || tag === '--') {
          out.push(line);
          if (tag !== '--') depth = Math.max(0, depth - 1);
          continue;
        }
      }
      const words = trimmed.replace(/<!--.*?-->/g, '');
      let before = depth;
      let level = depth;
      let isFirst = true;
      for (const match of words.matchAll(/<(\/?)([A-Za-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g)) {
        const [, slash, name, rest] = match;
        if (slash) {
          level = Math.max(0, level - 1);
          if (isFirst && match.index === 0) before = level;
        } else if (!empty.test(name) && !rest.endsWith('/')) level += 1;
        if (match.index > 0 || !slash) isFirst = false;
      }
      out.push(trimmed ? Copybook.Field.indent.repeat(before) + trimmed : '');
      depth = level;
      const opened = /<(script|style|pre|textarea)\b(?:"[^"]*"|'[^']*'|[^>"'])*>(?![\s\S]*<\/\1)/i.exec(words);
      if (opened) raw = { tag: opened[1].toLowerCase(), lines: [], depth };
      else if (/<!--(?!.*-->)/.test(trimmed)) raw = { tag: '--', lines: [], depth };
    }
    if (raw) flush(out, raw);
    return out;
  }

  /** Code inside <script> and <style> is set by its own rules, one level in. */
  function flush(out, { tag, lines, depth }) {
    if (tag !== 'script' && tag !== 'style') {
      out.push(...lines);
      return;
    }
    const inner = brackets(lines.join('\n'), tag === 'script' ? 'js' : 'css');
    const margin = Copybook.Field.indent.repeat(depth);
    if (lines.length > 0) out.push(...inner.map((line) => (line ? margin + line : '')));
  }

  /**
   * The text with fresh indentation, without white space at line ends. In languages where white space has a meaning,
   * only line ends change. Throws an Error in plain words for JSON that is not valid.
   */
  return (text, language) => {
    if (!text.trim()) return text;
    if (language === 'json') {
      try {
        return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
      } catch (error) {
        throw new Error(`This is not valid JSON: ${error.message}.`);
      }
    }
    let lines = text.split('\n');
    if (language === 'html') lines = html(text);
    else if (language === 'js' || language === 'css') lines = brackets(text, language);
    else if (language !== 'md') lines = lines.map((line) => line.trimEnd());
    return `${lines.join('\n').replace(/\s+$/, '')}\n`;
  };
})();
