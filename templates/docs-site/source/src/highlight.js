/* A tokenizer for the four kinds of text that stand in the manual. The first rule that fits at a place wins. */
const rules = {
  sh: [['comment', /^#.*/], ['text', /^"[^"]*"/], ['path', /^[\w-]+(?:\.[\w-]+)*\.(?:wav|WAV|toml|service)\b/], ['option', /^--?[a-z][\w-]*/], ['path', /^(?:~|\.)?\/[\w./*-]*/], ['program', /^\b(?:twite|cd|sudo|mail|systemctl|install)\b/], ['number', /^-?\d[\w.]*(?![\w-])/]],
  toml: [['comment', /^#.*/], ['section', /^\[[\w.-]+\]\s*$/], ['text', /^"[^"]*"/], ['key', /^[\w-]+(?=\s*=)/], ['number', /^-?\d[\d.]*/]],
  ini: [['comment', /^#.*/], ['section', /^\[[^\]\n]*\]/], ['key', /^[\w-]+(?=\s*=)/]],
  text: [['word', /^\{\w+\}/], ['number', /^\d{4}-\d\d-\d\d\S*/]],
};

function tokens(text, kinds) {
  const out = [];
  let rest = text;
  let loose = '';
  while (rest) {
    // A token begins where a word does, not inside one.
    const hit = /[\w-]$/.test(loose) ? undefined : kinds.map(([kind, test]) => [kind, test.exec(rest)?.[0]]).find(([, found]) => found);
    const step = hit ? hit[1] : /^(\w+|\s+|.)/s.exec(rest)[0];
    if (hit) {
      if (loose) out.push(['', loose]);
      loose = '';
      out.push(hit);
    } else loose += step;
    rest = rest.slice(step.length);
  }
  if (loose) out.push(['', loose]);
  return out;
}

/** Lines of tokens. In "sh" a line that begins with $ is typed, any other is an answer. */
export const highlight = (text, language) =>
  text.split('\n').map((line) => {
    if (language !== 'sh') return { kind: 'line', tokens: tokens(line, rules[language] ?? []) };
    if (line.startsWith('$ ')) return { kind: 'typed', tokens: tokens(line.slice(2), rules.sh) };
    return { kind: 'answer', tokens: [['', line]] };
  });

/** What the copy button takes: the typed lines where there are any, else all of it. */
export function copyable(text, language) {
  const typed = text.split('\n').filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
  return language === 'sh' && typed.length ? typed.join('\n') : text;
}
