import { days, findFaults, firstPlan, hoursOf, kinds, mend, messageFor, teams } from './rules.js';

const next = { '': 'E', E: 'L', L: '' };

/** The roster that can be tried: press a cell to change it, and read at once what is wrong with the week. */
export function startPlanner(root) {
  const find = (name) => root.querySelector(`[data-${name}]`);
  let team = 'kitchen';
  let plan = firstPlan(team);
  let past = [];

  function change(then) {
    past.push(plan);
    plan = then;
    find('messages').replaceChildren();
    show();
  }

  function show() {
    const faults = findFaults(plan, teams[team]);
    const wrong = new Set(faults.flatMap(({ cells }) => cells.map(String)));
    for (const cell of root.querySelectorAll('[data-cell]')) {
      const [person, day] = cell.dataset.cell.split(',').map(Number);
      fillCell(cell, plan[person][day], wrong.has(cell.dataset.cell));
    }
    for (const [person, line] of plan.entries())
      root.querySelectorAll('[data-total]')[person].textContent = `${hoursOf(line)} h`;
    find('faults').replaceChildren(...faults.map(({ words }) => listItem(words)));
    find('verdict').textContent =
      faults.length === 0
        ? 'Nothing is wrong with this week. Publish it.'
        : `${faults.length === 1 ? 'One thing is' : `${faults.length} things are`} wrong with this week.`;
    find('undo').disabled = past.length === 0;
    find('publish').disabled = faults.length > 0;
  }

  function fillCell(cell, kind, isWrong) {
    const { name = 'Off', hours = '' } = kinds[kind] ?? {};
    cell.dataset.kind = kind;
    cell.toggleAttribute('data-wrong', isWrong);
    cell.querySelector('[data-short]').textContent = kind || '·';
    cell.querySelector('[data-name]').textContent = name;
    cell.querySelector('[data-hours]').textContent = hours;
  }

  /** Cells are plain text in the page; with a script they are buttons. */
  function build() {
    const body = find('people');
    const first = body.rows[0];
    const rows = teams[team].people.map((name, person) => {
      const row = first.cloneNode(true);
      row.querySelector('th').firstElementChild.textContent = name;
      for (const [day, cell] of [...row.querySelectorAll('[data-kind]')].entries()) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = `${cell.className} cursor-pointer hover:brightness-95`;
        button.dataset.cell = `${person},${day}`;
        button.innerHTML = cell.innerHTML;
        button.querySelector('[data-whose]').textContent = `${name}, ${days[day]}: `;
        button.addEventListener('click', () => {
          const then = plan.map((line) => [...line]);
          then[person][day] = next[plan[person][day]];
          change(then);
        });
        cell.replaceWith(button);
      }
      return row;
    });
    body.replaceChildren(...rows);
  }

  find('tools').hidden = false;
  const template = find('people').rows[0].cloneNode(true);
  for (const radio of root.querySelectorAll('[name="team"]'))
    radio.addEventListener('change', () => {
      team = radio.value;
      plan = firstPlan(team);
      past = [];
      find('people').replaceChildren(template.cloneNode(true));
      find('messages').replaceChildren();
      build();
      show();
    });
  find('mend').addEventListener('click', () => change(mend(plan, teams[team])));
  find('clear').addEventListener('click', () => change(plan.map((line) => line.map(() => ''))));
  find('undo').addEventListener('click', () => {
    plan = past.pop() ?? plan;
    find('messages').replaceChildren();
    show();
    if (past.length === 0) find('mend').focus();
  });
  find('publish').addEventListener('click', () => {
    const messages = plan.map((line, person) => listItem(messageFor(teams[team].people[person], line)));
    find('messages').replaceChildren(...messages);
    find('verdict').textContent = 'Published. This is what each of them reads:';
  });
  root.querySelector('[value="kitchen"]').checked = true;
  build();
  show();
}

function listItem(words) {
  const item = document.createElement('li');
  item.textContent = words;
  return item;
}
