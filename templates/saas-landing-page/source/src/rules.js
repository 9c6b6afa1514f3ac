/** The rules of a roster. A plan is one list for each person: seven days, each 'E' (early), 'L' (late) or ''. */

export const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
export const kinds = {
  E: { name: 'Early', hours: '07–15' },
  L: { name: 'Late', hours: '15–23' },
};
const shiftHours = 8;
const mostDays = 5;

/** Two teams to plan. `need` says how many people each day wants early and late. */
export const teams = {
  kitchen: {
    people: ['Ana', 'Ravi', 'Mina', 'Tomasz', 'Odile', 'Sam'],
    need: { E: [1, 1, 2, 2, 2, 2, 1], L: [2, 2, 2, 2, 3, 3, 1] },
    start: ['.EEEEE.', '..EEEEE', 'LL..LLL', 'E.LLLE.', '..LLLLE', 'LL.....'],
  },
  clinic: {
    people: ['Dr. Bakke', 'Ines', 'Folake', 'Joon', 'Petra', 'Lio'],
    need: { E: [3, 3, 3, 3, 3, 1, 0], L: [2, 2, 2, 2, 1, 0, 0] },
    start: ['EEEEE..', 'EEEE...', 'LLLLE..', 'LL.LL..', 'E.EEE..', '.ELEE..'],
  },
};

/** The plan a team begins with. */
export function firstPlan(team) {
  return teams[team].start.map((line) => [...line].map((letter) => (letter === '.' ? '' : letter)));
}

/** Everything wrong with the plan: for each fault a sentence, and the cells `[person, day]` it is about. */
export function findFaults(plan, { people, need }) {
  const faults = [];
  for (const [person, line] of plan.entries()) {
    for (let day = 0; day < 6; day += 1)
      if (line[day] === 'L' && line[day + 1] === 'E')
        faults.push({
          cells: [
            [person, day],
            [person, day + 1],
          ],
          words: `${people[person]} closes ${days[day]} at 23:00 and opens ${days[day + 1]} at 07:00. The law wants eleven hours between.`,
        });
    const worked = line.filter(Boolean).length;
    if (worked > mostDays)
      faults.push({
        cells: line.map((_, day) => [person, day]),
        words: `${people[person]} works ${worked} days. Five are enough.`,
      });
  }
  for (const [day, name] of days.entries())
    for (const kind of ['E', 'L']) {
      const missing = need[kind][day] - plan.filter((line) => line[day] === kind).length;
      if (missing > 0)
        faults.push({
          cells: [],
          words: `${name} ${kinds[kind].name.toLowerCase()}: ${missing === 1 ? 'one person' : `${missing} people`} short.`,
        });
    }
  return faults;
}

/**
 * Mends a plan: takes away what breaks the night's rest, then fills what is open. Keeps what it can; a week that
 * is beyond that is written anew.
 */
export function mend(plan, team) {
  const rested = plan.map((line) =>
    line.map((kind, day) => (kind === 'E' && line[day - 1] === 'L' ? '' : kind)),
  );
  const emptied = plan.map((line) => line.map(() => ''));
  const tries = [rested, emptied].flatMap((from) =>
    ['EL', 'LE'].flatMap((order) => [fillGaps(from, team, order), fillGaps(from, team, order, -1)]),
  );
  return tries.find((one) => findFaults(one, team).length === 0) ?? tries[0];
}

/**
 * Gives each open shift to whoever has the fewest, never against a rule. What nobody can take stays open. Which one is
 * given first matters: `order` of the kinds, `step` 1 from Monday or -1 from Sunday.
 */
function fillGaps(plan, { need }, order, step = 1) {
  const filled = plan.map((line) => [...line]);
  for (let day = step > 0 ? 0 : 6; day >= 0 && day < 7; day += step)
    for (const kind of order)
      while (filled.filter((line) => line[day] === kind).length < need[kind][day]) {
        const [next] = filled
          .filter((line) => canTake(line, day, kind))
          .sort((one, other) => countDays(one) - countDays(other));
        if (!next) break;
        next[day] = kind;
      }
  return filled;
}

function canTake(line, day, kind) {
  if (line[day] || countDays(line) >= mostDays) return false;
  return kind === 'E' ? line[day - 1] !== 'L' : line[day + 1] !== 'E';
}

function countDays(line) {
  return line.filter(Boolean).length;
}

export function hoursOf(line) {
  return countDays(line) * shiftHours;
}

/** What a person is told when the week is published. */
export function messageFor(name, line) {
  const parts = line.flatMap((kind, day) => (kind ? [`${days[day].slice(0, 3)} ${kinds[kind].hours}`] : []));
  return parts.length > 0
    ? `${name}: ${parts.join(', ')}. ${hoursOf(line)} hours.`
    : `${name}: the week off.`;
}
