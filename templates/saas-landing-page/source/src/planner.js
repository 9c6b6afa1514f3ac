import { findFaults, hoursOf, mend, messageFor } from './rules.js';
import { readRules, readTeam } from './team.js';
import { fill, readWords } from './words.js';

const next = { '': 'E', E: 'L', L: '' };

/** The roster that can be tried: press a cell to change it, and read at once what is wrong with the week. */
export function startPlanner(root) {
  const find = (name) => root.querySelector(`[data-${name}]`);
  const words = readWords('planner-words');
  const rules = readRules(root, words);
  const bodies = new Map([...root.querySelectorAll('[data-people]')].map((body) => [body.dataset.people, body]));
  const teams = new Map([...bodies].map(([key, body]) => [key, readTeam(body, words)]));
  let key = 'first';
  let plan;
  let past;

  function choose(other) {
    key = other;
    plan = teams.get(key).start;
    past = [];
    for (const [name, body] of bodies) body.hidden = name !== key;
    find('messages').replaceChildren();
    show();
  }

  function change(then) {
    past.push(plan);
    plan = then;
    find('messages').replaceChildren();
    show();
  }

  function show() {
    const faults = findFaults(plan, teams.get(key), rules);
    const wrong = new Set(faults.flatMap(({ cells }) => cells.map(String)));
    for (const [person, row] of [...bodies.get(key).rows].entries()) {
      for (const [day, cell] of [...row.querySelectorAll('[data-kind]')].entries())
        fillCell(cell, plan[person][day], wrong.has(`${person},${day}`));
      row.querySelector('[data-total]').textContent = `${hoursOf(plan[person], rules)} ${words.unit}`;
    }
    find('faults').replaceChildren(...faults.map((fault) => listItem(fault.words)));
    const verdict = [words.fine, words.oneFault][faults.length] ?? words.moreFaults;
    find('verdict').textContent = fill(verdict, { count: faults.length });
    find('undo').disabled = past.length === 0;
    find('publish').disabled = faults.length > 0;
  }

  function fillCell(cell, kind, isWrong) {
    const { name, hours } = rules.kinds[kind];
    cell.dataset.kind = kind;
    cell.toggleAttribute('data-wrong', isWrong);
    cell.ariaLabel = `${cell.dataset.whose}: ${name} ${hours}`;
    cell.querySelector('[data-short]').textContent = kind ? [...name][0] : '·';
    cell.querySelector('[data-name]').textContent = name;
    cell.querySelector('[data-hours]').textContent = hours;
  }

  /** Cells are plain text in the page; with a script they are buttons. */
  function build(team, body) {
    for (const [person, row] of [...body.rows].entries())
      for (const [day, cell] of [...row.querySelectorAll('[data-kind]')].entries()) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = `${cell.className} cursor-pointer hover:brightness-95`;
        button.dataset.kind = cell.dataset.kind;
        button.dataset.whose = `${team.people[person]}, ${rules.days[day]}`;
        button.append(
          span('md:hidden', 'short'),
          span('hidden md:inline', 'name'),
          // What is seen is what is heard, with a space between.
          ' ',
          span('hidden font-normal md:inline', 'hours'),
        );
        button.addEventListener('click', () => {
          const then = plan.map((line) => [...line]);
          then[person][day] = next[plan[person][day]];
          change(then);
        });
        cell.replaceWith(button);
      }
  }

  find('tools').hidden = false;
  for (const radio of root.querySelectorAll('[name="team"]'))
    radio.addEventListener('change', () => choose(radio.value));
  find('mend').addEventListener('click', () => change(mend(plan, teams.get(key), rules)));
  find('clear').addEventListener('click', () => change(plan.map((line) => line.map(() => ''))));
  find('undo').addEventListener('click', () => {
    plan = past.pop() ?? plan;
    find('messages').replaceChildren();
    show();
    if (past.length === 0) find('mend').focus();
  });
  find('publish').addEventListener('click', () => {
    const { people } = teams.get(key);
    find('messages').replaceChildren(...plan.map((line, at) => listItem(messageFor(people[at], line, rules))));
    find('verdict').textContent = words.published;
  });
  const chosen = root.querySelector('[value="first"]');
  if (chosen) chosen.checked = true;
  for (const [name, body] of bodies) build(teams.get(name), body);
  choose('first');
}

function span(className, name) {
  const element = document.createElement('span');
  element.className = className;
  element.setAttribute(`data-${name}`, '');
  return element;
}

function listItem(words) {
  const item = document.createElement('li');
  item.textContent = words;
  return item;
}
