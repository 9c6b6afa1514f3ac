/** The rules of the page: what its table, its legend and its words say. */
export function readRules(root, words) {
  const texts = (selector) => [...root.querySelectorAll(selector)].map((one) => one.textContent);
  const kinds = {};
  for (const name of root.querySelectorAll('[data-kind-name]')) {
    const kind = name.dataset.kindName;
    const hours = root.querySelector(`[data-kind-hours="${kind}"]`)?.textContent ?? '';
    kinds[kind] = { name: name.textContent, hours };
  }
  return {
    words,
    kinds,
    days: texts('[data-day] > :last-child'),
    shortDays: texts('[data-day] > :first-child'),
    shiftHours: Number(words.hours) || 8,
    mostDays: Number(words.days) || 5,
  };
}

/** A team as its rows in the page have it, with how many each day needs. */
export function readTeam(body, words) {
  const key = body.dataset.people;
  const rows = [...body.rows];
  const counts = (text) => Array.from({ length: 7 }, (_, day) => Number(text.trim().split(/\s+/)[day]) || 0);
  return {
    people: rows.map((row) => row.querySelector('[data-person]').textContent),
    start: rows.map((row) => [...row.querySelectorAll('[data-kind]')].map((cell) => cell.dataset.kind)),
    need: { E: counts(words[`${key}-early`]), L: counts(words[`${key}-late`]) },
  };
}
