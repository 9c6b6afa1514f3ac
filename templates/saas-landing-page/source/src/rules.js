import { fill } from './words.js';

/**
 * The rules of a roster, without any page. A plan is one list for each person: seven days, each 'E' (early), 'L' (late) or ''.
 * A team is its `people`, the plan they `start` with, and how many each day `need`s early and late. Rules are the
 * `words` for what is wrong, the names of `days` and `kinds`, `shiftHours` and `mostDays`.
 */

/** Everything wrong with the plan: for each fault a sentence, and the cells `[person, day]` it is about. */
export function findFaults(plan, { people, need }, { words, days, kinds, mostDays }) {
  const faults = [];
  for (const [person, line] of plan.entries()) {
    const name = people[person];
    for (let day = 0; day < 6; day += 1)
      if (line[day] === 'L' && line[day + 1] === 'E')
        faults.push({
          cells: [
            [person, day],
            [person, day + 1],
          ],
          words: fill(words.rest, { name, day: days[day], next: days[day + 1] }),
        });
    const count = countDays(line);
    if (count > mostDays)
      faults.push({ cells: line.map((_, day) => [person, day]), words: fill(words.tooMany, { name, count }) });
  }
  for (const [day, name] of days.entries())
    for (const kind of ['E', 'L']) {
      const count = need[kind][day] - plan.filter((line) => line[day] === kind).length;
      const values = { day: name, shift: kinds[kind].name.toLowerCase(), count };
      if (count > 0) faults.push({ cells: [], words: fill(count === 1 ? words.oneShort : words.moreShort, values) });
    }
  return faults;
}

/**
 * Mends a plan: takes away what breaks the night's rest, then fills what is open. Keeps what it can; a week that
 * is beyond that is written anew.
 */
export function mend(plan, team, rules) {
  const rested = plan.map((line) =>
    line.map((kind, day) => (kind === 'E' && line[day - 1] === 'L' ? '' : kind)),
  );
  const emptied = plan.map((line) => line.map(() => ''));
  const tries = [rested, emptied].flatMap((from) =>
    ['EL', 'LE'].flatMap((order) => [fillGaps(from, team, rules, order), fillGaps(from, team, rules, order, -1)]),
  );
  return tries.find((one) => findFaults(one, team, rules).length === 0) ?? tries[0];
}

/**
 * Gives each open shift to whoever has the fewest, never against a rule. What nobody can take stays open. Which one is
 * given first matters: `order` of the kinds, `step` 1 from Monday or -1 from Sunday.
 */
function fillGaps(plan, { need }, { mostDays }, order, step = 1) {
  const filled = plan.map((line) => [...line]);
  for (let day = step > 0 ? 0 : 6; day >= 0 && day < 7; day += step)
    for (const kind of order)
      while (filled.filter((line) => line[day] === kind).length < need[kind][day]) {
        const [next] = filled
          .filter((line) => canTake(line, day, kind, mostDays))
          .sort((one, other) => countDays(one) - countDays(other));
        if (!next) break;
        next[day] = kind;
      }
  return filled;
}

function canTake(line, day, kind, mostDays) {
  if (line[day] || countDays(line) >= mostDays) return false;
  return kind === 'E' ? line[day - 1] !== 'L' : line[day + 1] !== 'E';
}

function countDays(line) {
  return line.filter(Boolean).length;
}

export function hoursOf(line, { shiftHours }) {
  return countDays(line) * shiftHours;
}

/** What a person is told when the week is published. */
export function messageFor(name, line, rules) {
  const { words, shortDays, kinds } = rules;
  const shifts = line.flatMap((kind, day) => (kind ? [`${shortDays[day]} ${kinds[kind].hours}`] : [])).join(', ');
  return fill(shifts ? words.message : words.weekOff, { name, shifts, hours: hoursOf(line, rules) });
}
