/*
 * Colours code one line at a time. Each language is a table of states; a state is a list of rules
 * [pattern, colour, what next]. "What next" enters a state ('+name'), leaves it ('-') or replaces it ('=name').
 * The stack of states at the end of a line, joined by '/', is all that the next line has to know.
 */
window.Copybook = window.Copybook || {};
Copybook.languages = (() => {
  const word = (list) => new RegExp(`(?:${list.split(' ').join('|')})\\b`, 'y');
  const quoted = (mark) => new RegExp(`${mark}(?:\\\\.|[^${mark}\\\\])*(?:${mark}|$)`, 'y');

  const js = [
    [/\/\/.*/y, 'note'],
    [/\/\*/y, 'note', '+js-note'],
    [quoted('"'), 'text'],
    [quoted("'"), 'text'],
    [/`/y, 'text', '+js-template'],
    [/(?<=(?:^|[=(,:;!&|?{}[\n]|return)\s*)\/(?![/*\s])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[])+\/[a-z]*/y, 'text'],
    [
      word(
        'async await break case catch class const continue debugger default delete do else export extends finally for from function get if import in instanceof let new of return set static super switch this throw try typeof var void while with yield',
      ),
      'key',
    ],
    [word('true false null undefined NaN Infinity'), 'value'],
    [/0[xXbBoO][\da-fA-F_]+n?|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?n?/y, 'value'],
    [/[A-Za-z_$][\w$]*(?=\s*\()/y, 'name'],
    [/[A-Za-z_$][\w$]*/y, 'plain'],
    [/[{}()[\]]/y, 'mark'],
  ];

  const states = {
    js,
    'js-note': [[/.*?\*\//y, 'note', '-'], [/.+/y, 'note']],
    'js-template': [
      [/`/y, 'text', '-'],
      [/\$\{/y, 'mark', '+js-hole'],
      [/(?:\\.|\$(?!\{)|[^`\\$])+/y, 'text'],
    ],
    'js-hole': [[/\}/y, 'mark', '-'], [/\{/y, 'mark', '+js-hole'], ...js],
    css: [
      [/\/\*/y, 'note', '+js-note'],
      [/@[\w-]+/y, 'key'],
      [/\{/y, 'mark', '+css-rules'],
      [/\}/y, 'mark'],
      [quoted('"'), 'text'],
      [quoted("'"), 'text'],
      [/[.#][\w-]+/y, 'name'],
      [/::?[\w-]+/y, 'value'],
      [/[\w-]+/y, 'tag'],
    ],
    'css-rules': [
      [/\}/y, 'mark', '-'],
      [/\/\*/y, 'note', '+js-note'],
      [/--[\w-]+/y, 'name'],
      [/[a-z-]+(?=\s*:[^{]*(?:;|$))/y, 'key', '+css-value'],
      [/\{/y, 'mark', '+css-rules'],
      [/:\s*/y, 'mark', '+css-value'],
      [/[@.#&][\w-]*/y, 'name'],
      [/[\w-]+/y, 'tag'],
    ],
    'css-value': [
      [/;/y, 'mark', '-'],
      [/(?=\})/y, 'mark', '-'],
      [/\/\*/y, 'note', '+js-note'],
      [/#[\da-fA-F]{3,8}\b/y, 'value'],
      [/[+-]?(?:\d*\.)?\d+(?:%|[a-z]+)?/y, 'value'],
      [quoted('"'), 'text'],
      [quoted("'"), 'text'],
      [/!important/y, 'key'],
      [/--[\w-]+/y, 'name'],
      [/[\w-]+(?=\()/y, 'name'],
      [/[\w-]+/y, 'plain'],
    ],
    html: [
      [/<!--/y, 'note', '+html-note'],
      [/<!doctype[^>]*>?/iy, 'note'],
      [/<script\b/iy, 'tag', '+html-script'],
      [/<style\b/iy, 'tag', '+html-style'],
      [/<\/?[A-Za-z][\w-]*/y, 'tag', '+html-tag'],
      [/&(?:#\d+|#x[\da-f]+|\w+);/iy, 'value'],
      [/[^<&]+/y, 'plain'],
    ],
    'html-note': [[/.*?-->/y, 'note', '-'], [/.+/y, 'note']],
    'html-tag': [
      [/\/?>/y, 'tag', '-'],
      [quoted('"'), 'text'],
      [quoted("'"), 'text'],
      [/[^\s=>"'/]+/y, 'key'],
    ],
    'html-script': [
      [/>/y, 'tag', '=html-js'],
      [quoted('"'), 'text'],
      [/[^\s=>"'/]+/y, 'key'],
    ],
    'html-style': [
      [/>/y, 'tag', '=html-css'],
      [quoted('"'), 'text'],
      [/[^\s=>"'/]+/y, 'key'],
    ],
    'html-js': [[/(?=<\/script)/iy, 'tag', '-'], ...js],
    'html-css': [
      [/(?=<\/style)/iy, 'tag', '-'],
      [/\/\*/y, 'note', '+js-note'],
      [/\{/y, 'mark', '+css-rules'],
      [/@?[\w.#:-]+/y, 'tag'],
    ],
    json: [
      [/"(?:\\.|[^"\\])*"(?=\s*:)/y, 'name'],
      [quoted('"'), 'text'],
      [word('true false null'), 'value'],
      [/-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy, 'value'],
      [/[{}[\]]/y, 'mark'],
      [/[^"\d{}[\]tfn-]+/y, 'plain'],
    ],
    md: [
      [/^```.*/y, 'note', '+md-code'],
      [/^#{1,6}\s.*/y, 'key'],
      [/^\s*(?:[-*+]|\d+\.)\s/y, 'value'],
      [/^>.*/y, 'note'],
      [/`[^`]*`/y, 'text'],
      [/\*\*[^*]+\*\*/y, 'key'],
      [/!?\[[^\]]*\]\([^)]*\)/y, 'name'],
      [/<!--.*?-->/y, 'note'],
      [/^\s*\|[-:| ]+$/y, 'note'],
      [/\|/y, 'mark'],
      [/[^`*![<|]+/y, 'plain'],
    ],
    'md-code': [[/^```\s*$/y, 'note', '-'], [/.+/y, 'text']],
    py: [
      [/#.*/y, 'note'],
      [/[rbfu]{0,2}"{3}/iy, 'text', '+py-double'],
      [/[rbfu]{0,2}'{3}/iy, 'text', '+py-single'],
      [/[rbfu]{0,2}"(?:\\.|[^"\\])*(?:"|$)/iy, 'text'],
      [/[rbfu]{0,2}'(?:\\.|[^'\\])*(?:'|$)/iy, 'text'],
      [/@[\w.]+/y, 'name'],
      [
        word(
          'and as assert async await break class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return try while with yield',
        ),
        'key',
      ],
      [word('True False None'), 'value'],
      [/0[xob][\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?/iy, 'value'],
      [/[A-Za-z_]\w*(?=\s*\()/y, 'name'],
      [/[A-Za-z_]\w*/y, 'plain'],
      [/[{}()[\]]/y, 'mark'],
    ],
    'py-double': [[/.*?"{3}/y, 'text', '-'], [/.+/y, 'text']],
    'py-single': [[/.*?'{3}/y, 'text', '-'], [/.+/y, 'text']],
    sql: [
      [/--.*/y, 'note'],
      [/\/\*/y, 'note', '+js-note'],
      [/'(?:''|[^'])*(?:'|$)/y, 'text'],
      [/"[^"]*"/y, 'name'],
      [
        /(?:select|from|where|and|or|not|in|is|null|like|between|exists|as|on|join|left|right|inner|outer|full|cross|group|order|by|having|limit|offset|union|all|distinct|insert|into|values|update|set|delete|create|alter|drop|table|view|index|primary|key|foreign|references|default|check|unique|constraint|with|recursive|case|when|then|else|end|asc|desc|over|partition|returning|begin|commit|rollback)\b/iy,
        'key',
      ],
      [/(?:true|false|integer|int|bigint|text|varchar|numeric|real|boolean|date|time|timestamp|timestamptz|interval|uuid|json|jsonb)\b/iy, 'value'],
      [/\d+(?:\.\d+)?/y, 'value'],
      [/[A-Za-z_]\w*(?=\s*\()/y, 'name'],
      [/[A-Za-z_]\w*/y, 'plain'],
      [/[()]/y, 'mark'],
    ],
    yaml: [
      [/#.*/y, 'note'],
      [/^---\s*$/y, 'note'],
      [/[\w./-]+(?=\s*:(?:\s|$))/y, 'name'],
      [quoted('"'), 'text'],
      [quoted("'"), 'text'],
      [/-(?=\s)/y, 'value'],
      [/(?:true|false|null|yes|no|on|off)\b/iy, 'value'],
      [/\d+(?:\.\d+)*\b/y, 'value'],
      [/[^\s#:'"-]+/y, 'plain'],
    ],
    sh: [
      [/#.*/y, 'note'],
      [quoted('"'), 'text'],
      [/'[^']*(?:'|$)/y, 'text'],
      [/\$(?:\{[^}]*\}|\w+|[@#?*!$-])/y, 'value'],
      [word('if then else elif fi for while until do done case esac in function return exit local export set source'), 'key'],
      [/--?[\w-]+/y, 'name'],
      [/[\w./-]+/y, 'plain'],
    ],
    text: [[/.+/y, 'plain']],
  };

  /** Lines longer than this are not coloured: nobody reads them, and they would make typing slow. */
  const longest = 2000;

  /** Cuts a line into `[text, colour]` pieces. Returns them with the stack for the next line. */
  function colour(line, before) {
    if (line.length > longest) return { pieces: [[line, 'plain']], after: before };
    const stack = before.split('/');
    const pieces = [];
    const put = (text, kind) => {
      const last = pieces[pieces.length - 1];
      if (last && last[1] === kind) last[0] += text;
      else pieces.push([text, kind]);
    };
    let at = 0;
    let idle = 0;
    while (at < line.length) {
      let found = false;
      for (const [pattern, kind, next] of states[stack[stack.length - 1]]) {
        pattern.lastIndex = at;
        const match = pattern.exec(line);
        if (!match || (match[0] === '' && idle > 8)) continue;
        idle = match[0] === '' ? idle + 1 : 0;
        if (match[0]) put(match[0], kind);
        at += match[0].length;
        if (next === '-') stack.pop();
        else if (next?.startsWith('+')) stack.push(next.slice(1));
        else if (next) stack[stack.length - 1] = next.slice(1);
        found = true;
        break;
      }
      if (!found) {
        put(line[at], 'plain');
        at += 1;
      }
    }
    // A declaration ends with its line when the author left out the semicolon before a brace.
    return { pieces, after: stack.join('/') };
  }

  /** Name, colouring and comment marks of a language. */
  const all = {
    html: { name: 'HTML', comment: ['<!-- ', ' -->'] },
    css: { name: 'CSS', comment: ['/* ', ' */'] },
    js: { name: 'JavaScript', comment: ['// ', ''] },
    json: { name: 'JSON', comment: null },
    md: { name: 'Markdown', comment: ['<!-- ', ' -->'] },
    py: { name: 'Python', comment: ['# ', ''] },
    sql: { name: 'SQL', comment: ['-- ', ''] },
    yaml: { name: 'YAML', comment: ['# ', ''] },
    sh: { name: 'Shell', comment: ['# ', ''] },
    text: { name: 'Text', comment: null },
  };

  const endings = Object.entries({
    html: 'html htm svg xml vue',
    css: 'css scss less',
    js: 'js mjs cjs ts tsx jsx',
    json: 'json geojson webmanifest',
    md: 'md markdown',
    py: 'py',
    sql: 'sql',
    yaml: 'yml yaml',
    sh: 'sh bash zsh',
  }).flatMap(([language, list]) => list.split(' ').map((ending) => [ending, language]));
  const byEnding = new Map(endings);

  /** The language of a file by the ending of its name. */
  const of = (path) => byEnding.get(/\.(\w+)$/.exec(path)?.[1].toLowerCase()) ?? 'text';

  return { colour, of, all };
})();
