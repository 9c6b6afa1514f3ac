/* The page of components: a copy button for each piece, and an example of a chart and of a message. */
(() => {
  const { shell, charts } = Panel;
  const find = (selector) => document.querySelector(selector);

  /** The source of a piece as a person would write it: without the page's own indentation. */
  function sourceOf(piece) {
    const lines = piece.innerHTML.replace(/^\n+|\s+$/g, '').split('\n');
    const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)[0].length));
    return `${lines.map((line) => line.slice(indent)).join('\n')}\n`;
  }

  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      shell.say('Copied.');
    } catch {
      shell.say('The browser does not let this page copy. Open its source instead.');
    }
  }

  document.addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll('[data-copy]')) {
      const text = sourceOf(button.closest('.piece').querySelector('[data-piece]'));
      button.hidden = false;
      button.addEventListener('click', () => copy(text));
    }
    Panel.showUsage();
    find('[data-say]').addEventListener('click', () => shell.say('Three entries deleted.', () => {}));

    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
    const [first, second] = [[42, 48, 45, 51, 60, 38, 30], [30, 33, 36, 35, 44, 40, 28]];
    charts.lines(find('[data-chart]'), {
      label: 'Example of a chart, seven days',
      names,
      low: 0,
      high: 80,
      marks: [0, 20, 40, 60, 80],
      series: [{ className: 'is-supply', values: first }, { className: 'is-outdoor', values: second }],
      words: (index) => [names[index], `First ${first[index]}`, `Second ${second[index]}`],
    });
    charts.table(find('[data-chart-table]'), {
      caption: 'Example of a chart',
      head: ['Day', 'First', 'Second'],
      rows: names.map((name, index) => [name, first[index], second[index]]),
    });
  });
})();
