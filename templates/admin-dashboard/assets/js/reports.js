/* The reports: thirty days by source, temperatures, the week hour by hour, stations. */
(() => {
  const { api, charts, shell, figure, html } = Panel;
  const find = (selector) => document.querySelector(selector);
  const sum = (list) => list.reduce((total, value) => total + value, 0);
  const { measures, units } = JSON.parse(document.getElementById('plant').textContent);
  const namesIn = (selector) => [...document.querySelectorAll(`${selector} > li`)].map((item) => item.textContent.trim());
  const sourceNames = namesIn('[data-source-names]');
  const lineNames = namesIn('[data-line-names]');
  const sources = ['chips', 'pump', 'tank', 'oil'].map((id, at) => [id, sourceNames[at], `is-${id}`]);
  const titleOf = (selector) => find(selector).textContent;
  let plant;

  function headline(days) {
    const all = sum(days.map((day) => sum(sources.map(([id]) => day[id]))));
    const oil = sum(days.map((day) => day.oil));
    const cold = days.reduce((least, day) => (day.outdoor < least.outdoor ? day : least));
    const oily = days.filter((day) => day.oil > 0).length;
    find('[data-total]').textContent = all.toLocaleString('en-GB');
    find('[data-oil]').textContent = `${((oil / all) * 100).toFixed(1)} %`;
    find('[data-oily]').textContent = `On ${oily} of ${days.length} days.`;
    find('[data-cold]').textContent = `${figure(cold.outdoor)} ${measures.temperature}`;
    find('[data-cold-day]').textContent = `${Panel.date(cold.date)}.`;
  }

  function show() {
    const count = Number(document.querySelector('[name="days"]:checked').value);
    const days = plant.month.slice(-count);
    const names = days.map(({ date }) => Panel.date(date));
    headline(days);

    charts.stacks(find('[data-sources]'), {
      label: `${titleOf('#sources-title')}, ${count} days`,
      names,
      high: 600,
      marks: [0, 150, 300, 450, 600],
      series: sources.map(([id, , className]) => ({ className, values: days.map((day) => day[id]) })),
      words: (index) => [`${names[index]}: ${sum(sources.map(([id]) => days[index][id]))} ${measures.energy}`, ...sources.map(([id, name]) => `${name} ${days[index][id]}`)],
    });
    charts.table(find('[data-sources-table]'), {
      caption: titleOf('#sources-title'),
      head: ['Day', ...sources.map(([, name]) => name), 'Total'],
      rows: days.map((day, index) => [names[index], ...sources.map(([id]) => day[id]), sum(sources.map(([id]) => day[id]))]),
    });

    charts.lines(find('[data-temperatures]'), {
      label: `${titleOf('[data-lines-title]')}, ${count} days`,
      names,
      low: -10,
      high: 100,
      marks: [0, 25, 50, 75, 100],
      series: [['supply', 'is-supply'], ['back', 'is-back'], ['outdoor', 'is-outdoor']].map(([id, className]) => ({ className, values: days.map((day) => day[id]) })),
      words: (index) => [names[index], ...['supply', 'back', 'outdoor'].map((id, at) => `${lineNames[at]} ${figure(days[index][id])} ${measures.temperature}`)],
    });
    charts.table(find('[data-temperatures-table]'), {
      caption: titleOf('[data-lines-title]'),
      head: ['Day', ...lineNames],
      rows: days.map((day, index) => [names[index], figure(day.supply), figure(day.back), figure(day.outdoor)]),
    });
  }

  function showWeek() {
    const full = { Mon: 'Monday', Tue: 'Tuesday', Wed: 'Wednesday', Thu: 'Thursday', Fri: 'Friday', Sat: 'Saturday', Sun: 'Sunday' };
    const values = plant.week.flatMap(({ hours }) => hours);
    charts.heat(find('[data-week]'), {
      label: titleOf('[data-week-title]'),
      rows: plant.week,
      low: Math.min(...values),
      high: Math.max(...values),
      words: (index) => {
        const { name, hours } = plant.week[Math.floor(index / 24)];
        const hour = index % 24;
        return [`${full[name]}, ${String(hour).padStart(2, '0')} to ${String(hour + 1).padStart(2, '0')}`, `${figure(hours[hour])} ${measures.power}`];
      },
    });
    find('[data-low]').textContent = `${figure(Math.min(...values))} ${measures.power}`;
    find('[data-high]').textContent = `${figure(Math.max(...values))} ${measures.power}`;
    charts.table(find('[data-week-table]'), {
      caption: titleOf('[data-week-title]'),
      head: ['Hour', ...plant.week.map(({ name }) => name)],
      rows: Array.from({ length: 24 }, (_, hour) => [`${String(hour).padStart(2, '0')}:00`, ...plant.week.map(({ hours }) => figure(hours[hour]))]),
    });
  }

  function showStations() {
    const ids = Object.keys(units);
    const rows = ids.map((id) => {
      const values = plant.day.map(({ stations }) => stations[id]);
      return { id, values, heat: sum(values.slice(1)) / 2, peak: Math.max(...values) };
    }).sort((one, other) => other.heat - one.heat);
    const all = sum(rows.map(({ heat }) => heat));
    find('[data-stations]').replaceChildren(...rows.map(({ id, values, heat, peak }) => html('tr', {},
      html('th', { scope: 'row' }, units[id]),
      html('td', { class: 'number' }, figure(heat)), html('td', { class: 'number' }, `${Math.round((heat / all) * 100)} %`),
      html('td', { class: 'number' }, figure(peak)), html('td', {}, Panel.sparkline(values, { width: 260, height: 34, mark: values.indexOf(peak), label: `${units[id]}: between ${figure(Math.min(...values))} and ${figure(peak)} ${measures.power}` })))));
  }

  async function start() {
    find('[data-failed]').replaceChildren();
    find('[data-loading]').hidden = false;
    try {
      plant = await api.plant();
    } catch (error) {
      find('[data-loading]').hidden = true;
      return shell.fail(find('[data-failed]'), error, start);
    }
    find('[data-loading]').hidden = true;
    find('[data-work]').hidden = false;
    show();
    showWeek();
    if (find('[data-stations]')) showStations();
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const radio of document.querySelectorAll('[name="days"]')) radio.addEventListener('change', show);
    find('[data-print]').addEventListener('click', () => print());
    start();
  });
})();
