/*
 * Puts the sums into the sentences. The state is kept in this browser, can be undone, and stands in the address, so
 * that a link carries it: #borrow/240000/3.9/25/150.
 *
 * A BACKEND goes here: `keep()` and `load()` are the two places that write and read. Send the state to your server
 * in the first and fetch it before the first `draw()`, and what somebody keeps is there on every device.
 */
(() => {
  const { Sums, Charts } = window;
  const KEY = 'plainly.state';
  const $ = (selector, root = document) => root.querySelector(selector);
  const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
  const el = (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : value);
    element.append(...children.filter((child) => child !== null));
    return element;
  };

  /* What may be typed: least, most, step of the arrow keys, whether whole, and its name in a sentence. */
  const money = (name, least = '0') => ({ least, most: '1000000000000', step: 50, name });
  const rate = (least = '0') => ({ least, most: '100', step: 0.1, name: 'The rate' });
  const years = { least: '1', most: '50', step: 1, whole: true, name: 'The number of years' };
  const anything = { least: '-1000000000000', most: '1000000000000', step: 1, name: 'This' };
  const fields = {
    borrow: { amount: { ...money('The loan', '1'), step: 1000 }, rate: rate(), years, extra: money('The extra') },
    save: { start: { ...money('The start'), step: 100 }, deposit: { ...money('The deposit'), step: 10 }, years, rate: rate(), every: { choice: ['1', '3', '12'] } },
    split: { income: { ...money('The income', '0.01') } },
    prices: { amount: { ...money('The price', '0.01'), step: 10 }, rate: rate('-20'), years },
    percent: Object.fromEntries(['of.p', 'of.a', 'what.a', 'what.b', 'change.a', 'change.b', 'add.a', 'add.p', 'before.a', 'before.p'].map((name) => [name, anything])),
  };
  /* The sums that stand in the page; one that is taken out is gone with its tab. */
  const tools = $$('[data-tool]').map((one) => one.dataset.tool);
  if (tools.length === 0) return;
  const titleOf = (tool) => $(`[data-tab="${tool}"]`).textContent;
  const brand = $('[data-brand]').textContent;
  const partField = { least: '0', most: '100', step: 1, name: 'A part' };

  /** A number as the page has it: "240,000", "3.9" or "3,9". */
  const unformatted = (text) => text.trim().replace(/,(?=\d{1,2}$)/, '.').replace(/[\s,'’]/g, '');
  const soundOr = (text, field) => (isSound(unformatted(text), field) ? unformatted(text) : field.least);

  /* Where everybody begins: with the numbers of the sentences, the parts and the loans that stand in the page. */
  const written = (() => {
    const read = (tool, name, field) => {
      const box = $(`[data-tool="${tool}"] [data-in="${name}"]`);
      if (field.choice) return box?.value ?? field.choice[0];
      return box ? soundOr(box.defaultValue, field) : field.least;
    };
    const inputs = Object.fromEntries(
      Object.entries(fields).map(([tool, list]) => [tool, Object.fromEntries(Object.entries(list).map(([name, field]) => [name, read(tool, name, field)]))]),
    );
    const words = (item, name) => $(`[data-slot="${name}"]`, item).textContent;
    inputs.split.parts = $$('[data-tool="split"] .part').map((item) => ({ name: words(item, 'name'), percent: soundOr(words(item, 'percent'), partField) }));
    const kept = $$('[data-slips] > li').map((item) => `#borrow/${Object.entries(fields.borrow).map(([name, field]) => soundOr(words(item, name), field)).join('/')}`);
    return { inputs, kept };
  })();

  const initial = () => ({
    tool: tools[0],
    inputs: structuredClone(written.inputs),
    style: $('#style').dataset.start,
    unit: $('#unit').dataset.start,
    kept: tools.includes('borrow') ? written.kept.map((hash) => ({ hash, sample: true })) : [],
  });

  /* Reading and writing numbers -------------------------------------------------------- */

  let state = load();

  function signs() {
    const parts = new Intl.NumberFormat(state.style).formatToParts(1234567.8);
    return { decimal: parts.find(({ type }) => type === 'decimal').value, group: parts.find(({ type }) => type === 'group').value };
  }

  /** What was typed as "1234.5", or null. A single comma or point divides decimals unless three figures follow it in a style that groups with it. */
  function readNumber(typed) {
    const text = typed.trim().replace(/[\s\u00a0\u202f'’]/g, '').replace(/^[−–]/, '-').replace(/%$/, '');
    if (!/^-?[\d.,]+$/.test(text) || !/\d/.test(text)) return null;
    const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
    let plain = text;
    if (last >= 0) {
      const used = text[last];
      const isRepeated = text.indexOf(used) !== last;
      const after = text.slice(last + 1);
      const isGroup = isRepeated || (signs().group === used && /^\d{3}$/.test(after) && /^-?\d{1,3}$/.test(text.slice(0, last).replace(/[.,]/g, '').slice(-3)));
      if (isRepeated && text.includes(used === ',' ? '.' : ',') && !isGroup) return null;
      plain = isGroup ? text.replace(/[.,]/g, '') : `${text.slice(0, last).replace(/[.,]/g, '')}.${after}`;
    }
    plain = plain.replace(/^(-?)\./, '$10.').replace(/\.$/, '').replace(/^(-?)0+(?=\d)/, '$1');
    return Sums.fixed(plain) === null ? null : plain;
  }

  const number = (text, options = {}) => new Intl.NumberFormat(state.style, { maximumFractionDigits: 12, ...options }).format(text);
  const amount = (cents) => {
    const text = number(Sums.writeCents(cents), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    if (state.unit === '') return text;
    return /^[€£$]$/.test(state.unit) && /^en/.test(state.style) ? text.replace(/^(-?)/, `$1${state.unit}`) : `${text}\u00a0${state.unit}`;
  };
  const short = (value) => new Intl.NumberFormat(state.style, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
  const toNumber = (cents) => Number(cents) / 100;

  /** The fault of a value in words, or ''. */
  function faultOf(value, field, typed) {
    if (value === null) return typed.trim() === '' ? `${field.name} is missing.` : `“${typed.trim().slice(0, 30)}” is not a number.`;
    const fixed = Sums.fixed(value);
    if (field.whole && value.includes('.')) return `${field.name} must be whole.`;
    if (fixed < Sums.fixed(field.least) || fixed > Sums.fixed(field.most))
      return `${field.name} must be from ${number(field.least)} to ${number(field.most)}.`;
    return '';
  }

  /* Keeping, undoing, the address -------------------------------------------------------- */

  function clean(value) {
    const fresh = initial();
    if (!value || typeof value !== 'object') return fresh;
    for (const [tool, list] of Object.entries(fields))
      for (const [name, field] of Object.entries(list)) {
        const given = value.inputs?.[tool]?.[name];
        if (typeof given !== 'string') continue;
        if (field.choice ? field.choice.includes(given) : isSound(given, field)) fresh.inputs[tool][name] = given;
      }
    const parts = value.inputs?.split?.parts;
    if (Array.isArray(parts))
      fresh.inputs.split.parts = parts
        .filter((part) => typeof part?.name === 'string' && isSound(part.percent, partField))
        .slice(0, 40)
        .map(({ name, percent }) => ({ name: name.slice(0, 80), percent }));
    if (tools.includes(value.tool)) fresh.tool = value.tool;
    if ($$('#style option').some((option) => option.value === value.style)) fresh.style = value.style;
    if ($$('#unit option').some((option) => option.value === value.unit)) fresh.unit = value.unit;
    if (Array.isArray(value.kept))
      fresh.kept = value.kept
        .filter((one) => typeof one?.hash === 'string' && readHash(one.hash, fresh) !== null)
        .slice(0, 60)
        .map(({ hash, sample }) => ({ hash, ...(sample === true ? { sample } : {}) }));
    return fresh;
  }

  function isSound(text, field) {
    if (typeof text !== 'string') return false;
    const fixed = Sums.fixed(text);
    return fixed !== null && fixed >= Sums.fixed(field.least) && fixed <= Sums.fixed(field.most) && !(field.whole && text.includes('.'));
  }

  function load() {
    try {
      return clean(JSON.parse(localStorage.getItem(KEY)));
    } catch {
      return initial();
    }
  }

  let mayKeep = true;
  function keep() {
    try {
      localStorage.setItem(KEY, JSON.stringify(state));
    } catch {
      if (mayKeep) say('This browser does not keep data for this page. The link still holds your numbers.');
      mayKeep = false;
    }
  }

  let past = [];
  let future = [];
  let merge = { key: null, time: 0 };
  function change(alter, mergeKey = null) {
    const next = structuredClone(state);
    alter(next);
    if (!(mergeKey && merge.key === mergeKey && Date.now() - merge.time < 1500)) past = [...past.slice(-99), state];
    merge = { key: mergeKey, time: Date.now() };
    future = [];
    state = next;
    keep();
    draw();
  }

  function step(from, to, word) {
    if (from.length === 0) return say(`There is nothing to ${word}.`);
    to.push(state);
    state = from.pop();
    merge = { key: null, time: 0 };
    keep();
    draw(true);
    say(word === 'undo' ? 'Undone.' : 'Done again.');
  }

  function hashOf(tool, inputs) {
    const values = Object.keys(fields[tool]).map((name) => inputs[tool][name]);
    if (tool === 'split') values.push(...inputs.split.parts.map(({ name, percent }) => `${encodeURIComponent(name)}:${percent}`));
    return `#${[tool, ...values].join('/')}`;
  }

  /** What an address says: { tool, values, parts }, or null when it is none of ours or holds a bad number. */
  function readHash(hash) {
    const [tool, ...given] = hash.replace(/^#/, '').split('/');
    if (!tools.includes(tool)) return null;
    if (given.length === 0) return { tool, values: {} };
    const names = Object.keys(fields[tool]);
    const values = {};
    for (const [at, name] of names.entries()) {
      const field = fields[tool][name];
      if (field.choice ? !field.choice.includes(given[at]) : !isSound(given[at], field)) return null;
      values[name] = given[at];
    }
    if (tool !== 'split') return { tool, values };
    try {
      const parts = given.slice(names.length, 41).map((text) => {
        const colon = text.lastIndexOf(':');
        return { name: decodeURIComponent(text.slice(0, colon)).slice(0, 80), percent: text.slice(colon + 1) };
      });
      return parts.every(({ percent }) => isSound(percent, partField)) ? { tool, values, parts } : null;
    } catch {
      return null;
    }
  }

  function follow() {
    if (location.hash === '' || location.hash === '#sentence') return;
    const read = readHash(location.hash);
    if (read === null) return say('This link holds a number that cannot be read. Your own numbers are shown.');
    const isSame = read.tool === state.tool && Object.entries(read.values).every(([name, value]) => state.inputs[read.tool][name] === value);
    if (isSame && !read.parts) return draw(true);
    if (Object.keys(read.values).length === 0) {
      // Only another page of the same book: nothing to undo.
      state = { ...state, tool: read.tool };
      keep();
      return draw(true);
    }
    change((next) => {
      next.tool = read.tool;
      Object.assign(next.inputs[read.tool], read.values);
      if (read.parts) next.inputs.split.parts = read.parts;
    });
    draw(true);
  }

  function writeAddress() {
    const hash = hashOf(state.tool, state.inputs);
    try {
      if (location.hash !== hash) history.replaceState(null, '', hash);
    } catch {
      // Some browsers do not let pages from disk change their address; links can still be copied.
    }
  }

  /* What the sums say -------------------------------------------------------------------- */

  const b = (text) => el('b', {}, text);
  function span(months) {
    const whole = Math.floor(months / 12);
    const rest = months % 12;
    const say = (count, one) => `${count} ${one}${count === 1 ? '' : 's'}`;
    return [whole ? say(whole, 'year') : '', rest ? say(rest, 'month') : ''].filter(Boolean).join(' and ');
  }

  const views = {
    borrow(inputs) {
      const result = Sums.loan(inputs);
      const plain = inputs.extra === '0' ? result : Sums.loan({ ...inputs, extra: '0' });
      const answer = ['The monthly payment is ', b(amount(result.payment))];
      if (Sums.cents(inputs.extra) > 0n) answer.push(', plus ', amount(Sums.cents(inputs.extra)), ' extra');
      answer.push('. The loan is paid off after ', b(span(result.months.length)), ' and costs ', el('b', { class: 'cost' }, amount(result.interest)), ' in interest.');
      const saved = plain.interest - result.interest;
      if (saved > 0n) {
        const sooner = span(plain.months.length - result.months.length);
        answer.push(' Paying extra saves ', b(amount(saved)), sooner ? ` in interest and ${sooner}.` : ' in interest.');
      }
      return {
        answer,
        brief: [amount(result.payment), 'a month', `${amount(result.interest)} interest`, result.payment],
        chart: { kind: 'bars', lower: result.years.map((year) => toNumber(year.principal)), upper: result.years.map((year) => toNumber(year.interest)), label: 'Payments of each year: repayment below, interest above' },
        key: ['Repayment', 'Interest'],
        tell: (at) => {
          const year = result.years[at];
          return `Year ${year.year}: ${amount(year.paid)} paid, ${amount(year.interest)} of it interest. ${amount(year.balance)} is still owed.`;
        },
        head: ['Paid', 'Interest', 'Repayment', 'Balance'],
        rows: (by) => result[by].map((row, at) => [at + 1, row.paid, row.interest, row.principal, row.balance]),
        foot: [null, result.months.reduce((sum, { paid }) => sum + paid, 0n), result.interest, result.principal, null],
      };
    },
    save(inputs) {
      const result = Sums.savings(inputs);
      return {
        answer: ['After ', b(span(result.months.length)), ' the balance is ', b(amount(result.balance)), ': ', amount(result.paidIn), ' paid in and ', el('b', { class: 'cost' }, amount(result.interest)), ' of interest.'],
        brief: [amount(result.balance), 'at the end', `${amount(result.interest)} interest`, result.balance],
        chart: { kind: 'bars', lower: result.years.map((year) => toNumber(year.paidIn)), upper: result.years.map((year) => toNumber(year.balance - year.paidIn)), label: 'Savings at the end of each year: what was paid in below, interest above' },
        key: ['Paid in', 'Interest'],
        tell: (at) => {
          const year = result.years[at];
          return `After year ${year.year}: ${amount(year.balance)}, ${amount(year.balance - year.paidIn)} of it interest.`;
        },
        head: ['Paid in', 'Interest', 'Paid in so far', 'Balance'],
        rows: (by) => result[by].map((row, at) => [at + 1, row.deposit, row.interest, row.paidIn, row.balance]),
        foot: [null, result.months.reduce((sum, { deposit }) => sum + deposit, 0n), result.interest, result.paidIn, result.balance],
      };
    },
    split(inputs) {
      const result = Sums.split(inputs);
      const left = 100 - Number(Sums.write(result.percent));
      const rest = amount(result.rest < 0n ? -result.rest : result.rest);
      const answer =
        result.rest < 0n
          ? ['The parts add up to ', el('b', { class: 'cost' }, `${number(Sums.write(result.percent))} %`), `, which is ${rest} more than the income.`]
          : result.rest === 0n ? ['The whole income is allocated.'] : [b(rest), ` (${number(String(Math.round(left * 1e6) / 1e6))} %) is not allocated yet.`];
      return { answer, result, brief: [rest, result.rest < 0n ? 'over the income' : 'not allocated', `${inputs.parts.length} parts`, result.rest] };
    },
    prices(inputs) {
      const result = Sums.prices(inputs);
      return {
        answer: ['It will cost ', el('b', { class: 'cost' }, amount(result.price)), `. Cash of ${amount(result.now)} will then buy only what `, b(amount(result.worth)), ' buys today.'],
        brief: [amount(result.price), 'will be the price', `${amount(result.worth)} in today’s money`, result.price],
        chart: { kind: 'curves', rising: result.list.map(({ price }) => toNumber(price)), falling: result.list.map(({ worth }) => toNumber(worth)), label: 'The price rising and the value of the same cash falling, year by year' },
        key: ['What the cash still buys', 'Price'],
        tell: (at) => `After ${at} year${at === 1 ? '' : 's'}: ${amount(result.list[at].price)} for the same thing; the cash is worth ${amount(result.list[at].worth)} in today’s money.`,
        head: ['Price', 'Value of the cash'],
        rows: () => result.list.map(({ year, price, worth }) => [year, price, worth]),
        foot: null,
      };
    },
    percent(inputs) {
      const answers = {};
      for (const name of Object.keys(Sums.percent)) {
        const own = Object.fromEntries(Object.entries(inputs).filter(([key]) => key.startsWith(`${name}.`)).map(([key, value]) => [key.split('.')[1], value]));
        const value = Sums.percent[name](own);
        answers[name] = value === null ? null : Sums.write(value);
      }
      return { answers, brief: [answers.of ?? 'no answer', `is ${inputs['of.p']} % of ${inputs['of.a']}`, '', 0n] };
    },
  };

  /* Drawing ------------------------------------------------------------------------------- */

  const chosen = {};
  let by = 'years';
  const section = () => $(`[data-tool="${state.tool}"]`);

  const fitsByItself = CSS.supports('field-sizing', 'content');
  function fit(box) {
    if (box.tagName === 'INPUT' && !fitsByItself) box.style.width = `${Math.max(2, box.value.length) * 0.62 + 0.35}em`;
  }

  /** Puts the numbers of the state into the sentence; a field that somebody types in is left alone. */
  function fill(force) {
    const inputs = state.inputs[state.tool];
    for (const box of $$('[data-in]', section())) {
      const value = inputs[box.dataset.in];
      if (force || box !== document.activeElement) {
        const text = box.tagName === 'SELECT' ? value : number(value);
        if (box.value !== text && !(box.getAttribute('aria-invalid') && !force)) box.value = text;
        if (force) box.removeAttribute('aria-invalid');
      }
      fit(box);
    }
    if (force) {
      const fault = $('[data-fault]', section());
      fault.hidden = true;
      section().classList.remove('is-faulty');
    }
  }

  let drawnTool = null;
  function draw(force = false) {
    const isNew = drawnTool !== state.tool;
    drawnTool = state.tool;
    for (const one of $$('[data-tool]')) one.hidden = one.dataset.tool !== state.tool;
    for (const tab of $$('[data-tab]')) {
      if (tab.dataset.tab === state.tool) tab.setAttribute('aria-current', 'page');
      else tab.removeAttribute('aria-current');
    }
    document.title = `${titleOf(state.tool)}: ${brand}`;
    fill(force || isNew);
    for (const box of $$('[data-setting]')) box.value = state[box.dataset.setting];
    const view = views[state.tool](state.inputs[state.tool]);
    const result = $('.result', section());
    if (state.tool === 'percent') drawPercent(view);
    else $('[data-answer]', section()).replaceChildren(...view.answer);
    if (view.chart) drawChart(view, result, isNew || force);
    if (state.tool === 'split') drawSplit(view, result, force);
    drawKept();
    $('[data-do="undo"]').disabled = past.length === 0;
    $('[data-do="redo"]').disabled = future.length === 0;
    writeAddress();
  }

  function drawChart(view, result, isNew) {
    const { tool } = state;
    if (!$('.chart', result))
      result.replaceChildren(
        el('div', { class: 'chart' }),
        el('div', { class: 'under' },
          el('p', { class: 'key' }, el('span', { class: 'key-lower' }), el('span', { class: 'key-upper' })),
          el('label', { class: 'vh', for: `year-${tool}` }, 'Year shown in the chart'),
          el('input', { type: 'range', id: `year-${tool}`, min: 0, step: 1, class: 'year-range' }),
          el('p', { class: 'tell', 'aria-live': 'polite' })),
        el('details', { class: 'table' }, el('summary', {}, 'The table'), el('div', { class: 'by' }), el('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': 'Table' })),
      );
    const count = (view.chart.lower ?? view.chart.rising).length;
    chosen[tool] = Math.min(chosen[tool] ?? (tool === 'borrow' ? 4 : count - 1), count - 1);
    const range = $('.year-range', result);
    range.max = count - 1;
    range.value = chosen[tool];
    $('.key-lower', result).textContent = view.key[0];
    $('.key-upper', result).textContent = view.key[1];
    const box = $('.chart', result);
    box.classList.toggle('is-new', isNew);
    const paint = () => {
      const drawn = Charts[view.chart.kind](box, { ...view.chart, short, chosen: chosen[tool], isEaten: tool === 'borrow' });
      $('.tell', result).textContent = view.tell(chosen[tool]);
      range.setAttribute('aria-valuetext', view.tell(chosen[tool]));
      range.style.setProperty('--share', count > 1 ? chosen[tool] / (count - 1) : 0);
      return drawn;
    };
    let drawn = paint();
    const choose = (at) => {
      if (!(at >= 0 && at < count) || at === chosen[tool]) return;
      chosen[tool] = at;
      box.classList.remove('is-new');
      range.value = at;
      drawn = paint();
    };
    range.oninput = () => choose(Number(range.value));
    box.onpointermove = (event) => choose(drawn.at(event.clientX));
    box.onpointerdown = box.onpointermove;
    repaint = () => {
      drawn = paint();
    };
    const table = $('.table', result);
    table.ontoggle = () => table.open && drawTable(view, result);
    if (table.open) drawTable(view, result);
  }

  let repaint = () => {};

  function drawTable(view, result) {
    const canMonths = state.tool !== 'prices';
    const switcher = $('.by', result);
    if (canMonths && switcher.childElementCount === 0)
      for (const kind of ['years', 'months']) {
        const button = el('button', { type: 'button' }, kind === 'years' ? 'By year' : 'By month');
        button.dataset.by = kind;
        switcher.append(button);
      }
    for (const button of $$('[data-by]', result)) button.setAttribute('aria-pressed', button.dataset.by === by);
    const wide = (value) => (value === null ? '' : amount(value));
    const rows = view.rows(canMonths ? by : 'years').map(([at, ...cells]) => el('tr', {}, el('th', { scope: 'row' }, String(at)), ...cells.map((cell) => el('td', {}, wide(cell)))));
    $('.scroll', result).replaceChildren(
      el('table', {},
        el('thead', {}, el('tr', {}, el('th', { scope: 'col' }, canMonths && by === 'months' ? 'Month' : 'Year'), ...view.head.map((name) => el('th', { scope: 'col' }, name)))),
        el('tbody', {}, ...rows),
        view.foot && el('tfoot', {}, el('tr', {}, el('th', { scope: 'row' }, 'All'), ...view.foot.slice(1).map((cell) => el('td', {}, wide(cell)))))),
    );
  }

  let drawnParts = '';
  function drawSplit(view, result, force) {
    const { parts } = state.inputs.split;
    if (!$('.cake', result)) result.replaceChildren(el('div', { class: 'cake', 'aria-hidden': 'true' }), el('ol', { class: 'parts' }), el('div', { class: 'parts-tools' }, el('button', { type: 'button', 'data-do': 'add-part' }, 'Add a part'), el('button', { type: 'button', 'data-do': 'rule' }, 'Use 50, 30, 20')));
    const cake = $('.cake', result);
    const total = Math.max(100, Number(Sums.write(view.result.percent)));
    cake.replaceChildren(
      ...parts.map(({ percent }, at) => {
        const slice = el('span', { class: `slice slice-${at % 6}` }, Number(percent) / total > 0.045 ? `${number(percent)} %` : '');
        slice.style.flexGrow = String(Number(percent));
        return slice;
      }),
      ...(total === 100 && view.result.rest > 0n ? [Object.assign(el('span', { class: 'slice slice-rest' }), { style: `flex-grow:${100 - Number(Sums.write(view.result.percent))}` })] : []),
    );
    const list = $('.parts', result);
    const order = String(parts.length);
    if (force || order !== drawnParts || list.childElementCount !== parts.length) {
      drawnParts = order;
      list.replaceChildren(
        ...parts.map((part, at) => {
          const name = el('input', { class: 'part-name', 'data-part': at, 'data-what': 'name', 'aria-label': `Name of part ${at + 1}`, maxlength: 80, placeholder: 'Name' });
          const percent = el('input', { class: 'part-percent', 'data-part': at, 'data-what': 'percent', 'aria-label': `Percent of part ${at + 1}`, inputmode: 'decimal' });
          name.value = part.name;
          percent.value = number(part.percent);
          return el('li', { class: `part part-${at % 6}` }, name, el('span', { class: 'part-share' }, percent, ' %'), el('output', { class: 'part-amount' }), el('button', { type: 'button', 'data-remove': at, 'aria-label': `Remove part ${at + 1}`, title: 'Remove' }, '×'));
        }),
      );
    }
    for (const [at, row] of $$('.part', list).entries()) {
      for (const box of $$('input', row)) {
        const value = box.dataset.what === 'name' ? parts[at].name : number(parts[at].percent);
        if (box !== document.activeElement && box.value !== value && !box.getAttribute('aria-invalid')) box.value = value;
      }
      $('output', row).textContent = amount(view.result.amounts[at]);
    }
  }

  function drawPercent({ answers }) {
    const inputs = state.inputs.percent;
    for (const line of $$('[data-sum]')) {
      const name = line.dataset.sum;
      const value = answers[name];
      const isChange = name === 'change' && value !== null && !value.startsWith('-') && value !== '0';
      $('output', line).textContent = value === null ? 'no number' : `${isChange ? '+' : ''}${number(value)}`;
      const pair = { of: ['of.a'], what: ['what.b', 'what.a'], change: ['change.a', 'change.b'], add: ['add.a'], before: ['before.a'] }[name].map((key) => Number(inputs[key]));
      const lengths = (pair.length === 1 ? [pair[0], Number(value)] : pair).map(Math.abs);
      const most = Math.max(...lengths, 1e-9);
      line.style.setProperty('--one', lengths[0] / most);
      line.style.setProperty('--two', value === null ? 0 : lengths[1] / most);
    }
  }

  let drawnKept = '';
  function drawKept() {
    const own = state.kept;
    const mark = JSON.stringify([own, state.style, state.unit]);
    if (mark === drawnKept) return;
    drawnKept = mark;
    $('[data-slips]')?.replaceChildren(
      ...own.map(({ hash, sample }, at) => {
        const read = readHash(hash);
        const inputs = { ...state.inputs[read.tool], ...read.values, ...(read.parts ? { parts: read.parts } : {}) };
        const [figure, what, more] = views[read.tool](inputs).brief;
        return el('li', { class: 'slip' },
          el('a', { href: hash }, el('span', { class: 'slip-figure' }, figure), el('span', {}, what), el('span', { class: 'slip-of' }, describe(read.tool, inputs)), el('span', { class: 'slip-more' }, more)),
          el('button', { type: 'button', 'data-drop': at, 'aria-label': `Remove ${figure} ${what}`, title: 'Remove' }, '×'),
          sample ? el('span', { class: 'slip-sample' }, 'sample') : null);
      }),
      ...(own.length === 0 ? [el('li', { class: 'none' }, 'Nothing is saved yet.')] : []),
    );
  }

  function describe(tool, i) {
    const cash = (text) => number(text);
    if (tool === 'borrow') return `${cash(i.amount)} at ${number(i.rate)} % for ${i.years} years${i.extra === '0' ? '' : `, ${cash(i.extra)} extra`}`;
    if (tool === 'save') return `${cash(i.start)} and ${cash(i.deposit)} a month, ${i.years} years at ${number(i.rate)} %`;
    if (tool === 'split') return `${cash(i.income)} a month`;
    if (tool === 'prices') return `${cash(i.amount)}, ${number(i.rate)} % for ${i.years} years`;
    return 'Percent';
  }

  let timer = 0;
  function say(message) {
    const line = $('[data-say]');
    line.textContent = message;
    line.classList.add('is-shown');
    clearTimeout(timer);
    timer = setTimeout(() => line.classList.remove('is-shown'), 6000);
  }

  /* What people do -------------------------------------------------------------------------- */

  function typed(box) {
    const isPart = box.dataset.part !== undefined;
    const name = box.dataset.in;
    if (isPart && box.dataset.what === 'name') {
      const at = Number(box.dataset.part);
      return change((next) => { next.inputs.split.parts[at].name = box.value; }, `name ${at}`);
    }
    const field = isPart ? partField : fields[state.tool][name];
    fit(box);
    if (field.choice) return change((next) => { next.inputs[next.tool][name] = box.value; });
    const value = readNumber(box.value);
    const fault = faultOf(value, field, box.value);
    const line = $('[data-fault]', section());
    line.hidden = fault === '';
    line.textContent = fault;
    section().classList.toggle('is-faulty', fault !== '');
    if (fault) return box.setAttribute('aria-invalid', 'true');
    box.removeAttribute('aria-invalid');
    change((next) => {
      if (isPart) next.inputs.split.parts[Number(box.dataset.part)].percent = value;
      else next.inputs[next.tool][name] = value;
    }, `${state.tool} ${name ?? box.dataset.part}`);
  }

  /** Moves a number by steps and keeps it within its bounds. */
  function nudge(box, steps) {
    const field = box.dataset.part !== undefined ? partField : fields[state.tool][box.dataset.in];
    const before = readNumber(box.value);
    if (!field || field.choice || before === null) return;
    const decimals = Math.max((String(field.step).split('.')[1] ?? '').length, (before.split('.')[1] ?? '').length);
    const raw = (Number(before) + steps * field.step).toFixed(Math.min(decimals, 6));
    const bounded = Math.min(Math.max(Number(raw), Number(field.least)), Number(field.most));
    box.value = number(String(bounded));
    typed(box);
  }

  document.addEventListener('input', (event) => {
    const box = event.target;
    if (box.matches('input[data-in], input[data-part]')) typed(box);
  });

  document.addEventListener('change', (event) => {
    const box = event.target;
    if (box.matches('select[data-in]')) typed(box);
    else if (box.dataset.setting) {
      change((next) => { next[box.dataset.setting] = box.value; });
      draw(true);
    } else if (box.id === 'import') {
      const [file] = box.files;
      box.value = '';
      if (file) bringIn(file);
    }
  });

  document.addEventListener('focusout', (event) => {
    if (event.target.matches('[data-in], [data-part]')) {
      merge = { key: null, time: 0 };
      queueMicrotask(() => fill(false));
    }
  });

  const isNumber = (target) => target.matches('input[data-in], .part-percent');
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if ((event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(key)) {
      event.preventDefault();
      if (key.toLowerCase() === 'y' || event.shiftKey) step(future, past, 'redo');
      else step(past, future, 'undo');
    } else if (isNumber(target) && (key === 'ArrowUp' || key === 'ArrowDown')) {
      event.preventDefault();
      nudge(target, (key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
    }
  });

  // Dragging a number sideways turns it up and down; a click without a move puts the cursor into it as usual.
  let drag = null;
  document.addEventListener('pointerdown', (event) => {
    if (!isNumber(event.target) || event.button !== 0 || event.target === document.activeElement) return;
    drag = { box: event.target, x: event.clientX, done: 0, moved: false };
  });
  document.addEventListener('pointermove', (event) => {
    if (!drag) return;
    const steps = Math.trunc((event.clientX - drag.x) / 7);
    if (steps === drag.done) return;
    drag.moved = true;
    document.documentElement.classList.add('is-dragging');
    nudge(drag.box, steps - drag.done);
    drag.done = steps;
  });
  const endDrag = () => {
    if (drag?.moved) drag.box.blur();
    drag = null;
    document.documentElement.classList.remove('is-dragging');
  };
  document.addEventListener('pointerup', endDrag);
  document.addEventListener('pointercancel', endDrag);

  function download(name, text, type) {
    const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = el('a', { href: url, download: name });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 30_000);
  }

  function csv() {
    const view = views[state.tool](state.inputs[state.tool]);
    const plain = (value) => (typeof value === 'bigint' ? Sums.writeCents(value) : value);
    let rows;
    if (view.rows) rows = [[state.tool !== 'prices' && by === 'months' ? 'Month' : 'Year', ...view.head], ...view.rows(state.tool === 'prices' ? 'years' : by)];
    else if (state.tool === 'split') rows = [['Part', 'Percent', 'Amount'], ...state.inputs.split.parts.map(({ name, percent }, at) => [name, percent, view.result.amounts[at]]), ['Not allocated', '', view.result.rest]];
    else rows = [['Sum', 'First', 'Second', 'Answer'], ...Object.entries(view.answers).map(([name, value]) => [name, ...Object.entries(state.inputs.percent).filter(([key]) => key.startsWith(`${name}.`)).map(([, text]) => text), value ?? ''])];
    const write = (value) => {
      const text = String(plain(value));
      const safe = /^[=+@-]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text;
      return /[",;\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    };
    download(`${state.tool}.csv`, `\uFEFF${rows.map((row) => row.map(write).join(',')).join('\r\n')}\r\n`, 'text/csv');
    say(`${rows.length - 1} rows are in ${state.tool}.csv.`);
  }

  async function bringIn(file) {
    try {
      if (file.size > 1_000_000) throw new Error(`“${file.name}” is larger than 1 MB and was not read.`);
      let value;
      try {
        value = JSON.parse(await file.text());
      } catch {
        throw new Error(`“${file.name}” is not a file that was exported here.`);
      }
      if (!value || typeof value !== 'object' || !value.inputs) throw new Error(`“${file.name}” holds no sums of this page.`);
      const read = clean(value);
      change((next) => Object.assign(next, read));
      draw(true);
      say(`Imported, with ${read.kept.length} saved results. Undo takes it back.`);
    } catch (error) {
      say(error.message);
    }
  }

  const actions = {
    undo: () => step(past, future, 'undo'),
    redo: () => step(future, past, 'redo'),
    keep() {
      const hash = hashOf(state.tool, state.inputs);
      if (state.kept.some((one) => one.hash === hash)) return say('This one is saved already.');
      if (state.kept.length >= 60) return say('Sixty are saved, which is the most. Remove one first.');
      change((next) => next.kept.unshift({ hash }));
      say('Saved. It is in the list below.');
    },
    async link() {
      const link = `${location.href.split('#')[0]}${hashOf(state.tool, state.inputs)}`;
      try {
        await navigator.clipboard.writeText(link);
        say('The link is copied. It holds all numbers of this sentence.');
      } catch {
        say(`Copy it from here: ${link}`);
      }
    },
    csv,
    export() {
      download(`${brand.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'sums'}.json`, `${JSON.stringify(state, null, 2)}\n`, 'application/json');
      say('All sentences and saved results are in the file.');
    },
    'add-part'() {
      if (state.inputs.split.parts.length >= 40) return say('Forty parts are the most.');
      change((next) => next.inputs.split.parts.push({ name: '', percent: '0' }));
      $('.part:last-child .part-name').focus();
    },
    rule() {
      change((next) => { next.inputs.split.parts = [['Needs', '50'], ['Wants', '30'], ['Savings', '20']].map(([name, percent]) => ({ name, percent })); });
      draw(true);
      say('50 % for needs, 30 % for wants, 20 % for savings. Undo brings yours back.');
    },
  };

  document.addEventListener('click', (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    if (button.dataset.do) actions[button.dataset.do]();
    else if (button.dataset.by) {
      by = button.dataset.by;
      draw();
    } else if (button.dataset.remove !== undefined) {
      change((next) => next.inputs.split.parts.splice(Number(button.dataset.remove), 1));
      draw(true);
      ($('.part .part-name') ?? $('[data-do="add-part"]')).focus();
      say('Removed. Undo brings it back.');
    } else if (button.dataset.drop !== undefined) {
      change((next) => next.kept.splice(Number(button.dataset.drop), 1));
      $('[data-do="keep"]').focus();
      say('Removed. Undo brings it back.');
    }
  });

  addEventListener('hashchange', follow);
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    state = load();
    past = [];
    future = [];
    draw(true);
  });
  let width = innerWidth;
  addEventListener('resize', () => {
    if (width === innerWidth) return;
    width = innerWidth;
    repaint();
  });

  if (readHash(location.hash)) follow();
  draw(true);
})();
