/* What a result is called until somebody types a name: after the files it is made of. */
window.Confluence = window.Confluence || {};
Confluence.nameFor = (names) => {
  const [first = '', ...others] = names.map((name) => name.replace(/\.[^.]+$/, '').trim());
  if (others.length === 0) return first ? `${first}-joined` : 'joined';
  // What all names begin with, up to the end of a word: report-1 and report-2 make "report".
  let same = first;
  for (const name of others) while (!name.startsWith(same)) same = same.slice(0, -1);
  const isWhole = [first, ...others].every((name) => !/^[\p{L}\p{N}]/u.test(name.slice(same.length)));
  const word = (isWhole ? same : same.replace(/[\p{L}\p{N}]+$/u, '')).replace(/[^\p{L}\p{N})]+$/u, '');
  if ([...word].length >= 3) return `${word}-joined`;
  return others.length === 1 ? `${first}-and-${others[0]}` : `${first}-and-${others.length}-more`;
};
