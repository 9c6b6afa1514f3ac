/* Find and replace: in the open file, and a list of all places in the book. */
window.Copybook = window.Copybook || {};
Copybook.find = (() => {
  const most = 300;

  /** The pattern for what was typed, or an Error in plain words. Null when nothing was typed. */
  function patternOf({ text, isExact, isPattern, isWord }) {
    if (!text) return null;
    const source = isPattern ? text : text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    try {
      return new RegExp(isWord ? `(?<![\\w$])(?:${source})(?![\\w$])` : source, isExact ? 'gm' : 'gim');
    } catch (error) {
      throw new Error(`The regular expression is not complete: ${error.message.replace(/^Invalid regular expression: /, '')}.`);
    }
  }

  /** All places in a text as `[start, end]`. Empty matches are left out. */
  function places(text, pattern) {
    const out = [];
    pattern.lastIndex = 0;
    for (const match of text.matchAll(pattern)) {
      if (match[0]) out.push([match.index, match.index + match[0].length]);
      if (out.length >= 50_000) break;
    }
    return out;
  }

  /** What stands in place of one match. `$1` and the like mean something only for patterns. */
  function substitute(text, [start, end], pattern, to, isPattern) {
    if (!isPattern) return to;
    const once = new RegExp(pattern.source, pattern.flags.replace('g', 'y'));
    once.lastIndex = start;
    const match = once.exec(text);
    if (!match || match.index + match[0].length !== end) return to;
    return to.replace(/\$(\$|&|\d{1,2})/g, (whole, key) => (key === '$' ? '$' : key === '&' ? match[0] : match[Number(key)] ?? whole)).replace(/\\n/g, '\n').replace(/\\t/g, '\t');
  }

  function replaceAll(text, pattern, to, isPattern) {
    const all = places(text, pattern);
    let out = '';
    let at = 0;
    for (const place of all) {
      out += text.slice(at, place[0]) + substitute(text, place, pattern, to, isPattern);
      at = place[1];
    }
    return { text: out + text.slice(at), count: all.length };
  }

  /** Places in the whole book: `{path, line, words}`, at most 300. */
  function everywhere(files, pattern) {
    const out = [];
    for (const [path, text] of files) {
      const found = places(text, pattern);
      if (found.length === 0) continue;
      const lines = text.split('\n');
      let line = 0;
      let start = 0;
      for (const [at] of found) {
        while (start + lines[line].length < at) {
          start += lines[line].length + 1;
          line += 1;
        }
        if (out.at(-1)?.path === path && out.at(-1).line === line + 1) continue;
        out.push({ path, line: line + 1, words: lines[line].trim().slice(0, 120) });
        if (out.length >= most) return out;
      }
    }
    return out;
  }

  return { patternOf, places, substitute, replaceAll, everywhere, most };
})();
