/** Lines that went and came between two texts, by the longest common run: `[{ kind: 'same' | 'gone' | 'new', text }]`. */
export function compare(before, after) {
  const one = before.split('\n');
  const two = after.split('\n');
  const length = Array.from({ length: one.length + 1 }, () => new Uint16Array(two.length + 1));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = two.length - 1; j >= 0; j -= 1)
      length[i][j] = one[i] === two[j] ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
  const lines = [];
  let i = 0;
  let j = 0;
  while (i < one.length || j < two.length) {
    if (i < one.length && j < two.length && one[i] === two[j]) {
      lines.push({ kind: 'same', text: one[i] });
      i += 1;
      j += 1;
    } else if (j >= two.length || (i < one.length && length[i + 1][j] >= length[i][j + 1])) {
      lines.push({ kind: 'gone', text: one[i] });
      i += 1;
    } else {
      lines.push({ kind: 'new', text: two[j] });
      j += 1;
    }
  }
  return lines;
}
