export type DiffLine = { kind: 'same' | 'removed' | 'added'; text: string };

/**
 * What has to be taken out of and put into the lines of one text to get another one, by their longest common run of lines.
 * Between the lines that both begin and end with, as many pairs of lines are compared as `mostPairs` says; where there are
 * more, all of one go and all of the other come.
 */
export function diffLines(
  before: readonly string[],
  after: readonly string[],
  mostPairs = 4_000_000,
): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end++;
  const middle = compare(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    mostPairs,
  );
  const same = (lines: readonly string[]) => lines.map((text): DiffLine => ({ kind: 'same', text }));
  return [...same(before.slice(0, start)), ...middle, ...same(before.slice(before.length - end))];
}

function compare(before: readonly string[], after: readonly string[], mostPairs: number): DiffLine[] {
  const removed = before.map((text): DiffLine => ({ kind: 'removed', text }));
  const added = after.map((text): DiffLine => ({ kind: 'added', text }));
  if (before.length === 0 || after.length === 0 || before.length * after.length > mostPairs)
    return [...removed, ...added];
  const width = after.length + 1;
  // How many lines the rests have in common, from each pair of places on.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] as number;
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const lines: DiffLine[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) {
      lines.push({ kind: 'same', text: before[row] as string });
      row++;
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) lines.push(removed[row++] as DiffLine);
    else lines.push(added[column++] as DiffLine);
  }
  return [...lines, ...removed.slice(row), ...added.slice(column)];
}
