import { createDrafter } from './draft.js';
import { toDocument, toDrawing } from './render.js';

/** The drafting table: whatever changes in the brief is drawn at once; the drawing is also a document to take away. */
export function startPlayground(root) {
  const find = (name) => root.querySelector(`[data-${name}]`);
  const form = find('brief');
  const { draft, nameOf } = createDrafter(root);
  let past = [];
  let present = null;
  let turn = 0;
  let waiting = 0;

  const readBrief = () => ({
    trade: form.elements.trade.value,
    name: form.elements.name.value,
    town: form.elements.town.value,
    tone: form.elements.tone.value,
    parts: [...form.querySelectorAll('[name="part"]:checked')].map(({ value }) => value),
    variant: Number(form.dataset.variant),
  });

  function writeBrief(brief) {
    for (const name of ['trade', 'name', 'town', 'tone']) form.elements[name].value = brief[name];
    for (const box of form.querySelectorAll('[name="part"]')) box.checked = brief.parts.includes(box.value);
    form.dataset.variant = brief.variant;
    form.elements.name.placeholder = nameOf(brief.trade);
  }

  /** Draws the brief; an answer that comes after a later question is dropped. */
  async function show({ remember = true } = {}) {
    const brief = readBrief();
    const mine = ++turn;
    find('status').textContent = 'Drafting...';
    try {
      const page = await draft(brief);
      if (mine !== turn) return;
      if (remember && present) past.push(present);
      present = brief;
      put(page);
    } catch (error) {
      if (mine === turn)
        find('status').textContent = `${error.message} The last drawing is still here; try again.`;
    }
    find('undo').disabled = past.length === 0;
  }

  function put(page) {
    find('drawing').innerHTML = toDrawing(page);
    find('code').textContent = toDocument(page);
    for (const [at, part] of find('drawing').querySelectorAll('[data-part]').entries())
      part.style.setProperty('--turn', at);
    const count = page.blocks.length + 1;
    find('status').textContent =
      `Rev. ${String.fromCharCode(65 + (past.length % 26))}: ${page.name}, ${count} ${count === 1 ? 'part' : 'parts'}.`;
    measureParts(find('drawing'));
  }

  form.addEventListener('input', (event) => {
    if (event.target.name === 'trade') form.elements.name.placeholder = nameOf(event.target.value);
    clearTimeout(waiting);
    waiting = setTimeout(show, event.target.type === 'text' ? 300 : 0);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  find('another').addEventListener('click', () => {
    form.dataset.variant = Number(form.dataset.variant) + 1;
    show();
  });
  find('undo').addEventListener('click', () => {
    writeBrief(past.pop());
    show({ remember: false });
    if (past.length === 0) find('another').focus();
  });

  for (const tab of root.querySelectorAll('[name="view"]'))
    tab.addEventListener('change', () => {
      find('drawing').hidden = tab.value !== 'drawing';
      find('document').hidden = tab.value !== 'code';
    });
  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(find('code').textContent);
      find('status').textContent = 'Copied.';
    } catch {
      getSelection().selectAllChildren(find('code'));
      find('status').textContent =
        'Your browser keeps the clipboard to itself. It is selected: copy it by hand.';
    }
  });
  find('save').addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([find('code').textContent], { type: 'text/html' }));
    link.download = 'index.html';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  // The sentence on the first screen is the brief in short.
  for (const select of document.querySelectorAll('[data-short]'))
    select.addEventListener('change', () => {
      form.elements[select.dataset.short].value = select.value;
      show();
    });

  form.dataset.variant = 0;
  new ResizeObserver(() => measureParts(find('drawing'))).observe(find('drawing'));
  find('bench').disabled = false;
  present = readBrief();
  show({ remember: false });
}

/** Writes at each part how tall it is: the drawing's measures are true. */
function measureParts(drawing) {
  for (const part of drawing.querySelectorAll('[data-part]'))
    part.dataset.height = Math.round(part.getBoundingClientRect().height);
}
