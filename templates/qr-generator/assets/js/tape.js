/* The tape: the label in the slot, and the labels printed before it, newest first. */
window.Feedroll = window.Feedroll || {};
Feedroll.tape = (() => {
  const { label, label: { element } } = Feedroll;
  const slot = document.querySelector('[data-live]');
  const list = document.querySelector('[data-roll]');
  const scroller = document.querySelector('[data-tape]');
  const made = new Map();

  function drawSlot(draft, number, coded, isEmpty) {
    const values = draft.values[draft.kind];
    slot.replaceChildren(label.face({ ...draft, values, number }, coded, isEmpty));
  }

  function action(text, act, item) {
    const button = element('button', '', text);
    button.type = 'button';
    button.dataset.act = act;
    button.setAttribute('aria-label', `${text}: label ${item.number}, ${item.caption || item.kind}`);
    return button;
  }

  function item(entry) {
    const row = element('li', 'piece');
    row.dataset.id = entry.id;
    const acts = element('div', 'acts');
    acts.append(action('Edit', 'edit', entry), action('SVG', 'svg', entry), action('PNG', 'png', entry), action('Remove', 'remove', entry));
    row.append(label.face(entry, label.encode(entry.kind, entry.values, entry.look)), acts);
    return row;
  }

  /** Draws only labels that it has not drawn yet; a label never changes once it is printed. */
  function drawRoll(roll) {
    const ids = new Set(roll.map(({ id }) => id));
    for (const id of made.keys()) if (!ids.has(id)) made.delete(id);
    for (const entry of roll) if (!made.has(entry.id)) made.set(entry.id, item(entry));
    list.replaceChildren(...roll.map(({ id }) => made.get(id)));
  }

  /** Pushes the tape on by one label, in the small steps of a stepper motor. */
  function feed() {
    scroller.scrollLeft = 0;
    scroller.classList.remove('is-feeding');
    // Reading the width makes the browser notice that the class was gone.
    scroller.getBoundingClientRect();
    scroller.classList.add('is-feeding');
  }

  /** Forgets labels that were drawn under an id that another state may use for something else. */
  const forget = () => made.clear();

  return { drawSlot, drawRoll, feed, forget, list };
})();
