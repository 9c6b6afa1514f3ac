/** How long nobody has typed before a page looks for words that a script has copied. Milliseconds. */
const SETTLE_MS = 100;

/**
 * Runs in every page that is shown, before the page's own scripts: shows values as they are typed, says which text was pressed and
 * where a link leads. `parent` is the stage, which hands messages on.
 */
export const PAGE_SCRIPT = `(() => {
  const stage = parent;
  const tell = (kind, more) => stage.postMessage({ customiser: kind, ...more }, '*');
  const LIST = '[data-slot-list]';
  let follows = false;
  let marked = null;

  const itemsOf = (list) => [...list.children].filter((one) => one.tagName === list.firstElementChild.tagName);
  const lists = (root, name) =>
    [root, ...root.querySelectorAll(LIST)].filter((one) => one.nodeType === 1 && one.getAttribute('data-slot-list') === name);
  const contents = (root) => [root, ...root.querySelectorAll('[data-slot], [data-slot-attr], [data-slot-photo]')].filter((one) => one.nodeType === 1);
  // Names in items are short and may be those of a slot outside.
  const isIn = (one, root) => {
    const list = one.closest(LIST);
    return root === document ? !list || list === one : !root.contains(list) || list === one;
  };
  const rootsOf = (items) => items.reduce(
    (roots, [list, index]) => roots.flatMap((root) => lists(root, list)).flatMap((one) => itemsOf(one)[index] || []),
    [document],
  );
  const pairsOf = (one) => (one.getAttribute('data-slot-attr') || '').split(/\\s+/).filter(Boolean).map((pair) => {
    const at = pair.lastIndexOf(':');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  function placesOf({ slot, items }) {
    const found = [];
    for (const root of rootsOf(items))
      for (const one of contents(root)) {
        if (!isIn(one, root)) continue;
        if (one.getAttribute('data-slot') === slot) found.push({ one });
        if (one.getAttribute('data-slot-photo') === slot) found.push({ one, isPhoto: true });
        for (const [attribute, name] of pairsOf(one)) if (name === slot) found.push({ one, attribute });
      }
    return found;
  }

  const dialled = (value) => value.replace(/[^\\d+]/g, '');
  function write({ one, attribute }, type, value) {
    if (!attribute) {
      if (type === 'rich') one.innerHTML = value;
      else one.textContent = value;
      return;
    }
    const contact = attribute === 'href' && /^(?:email|phone)$/.test(type) ? /^(mailto:|tel:|sms:)[^?]*(.*)$/i.exec(one.getAttribute('href') || '') : null;
    one.setAttribute(attribute, contact ? contact[1] + (type === 'phone' ? dialled(value) : value) + contact[2] : value);
  }
  /** Whether the words that were there are still shown somewhere: a script has copied them, and the page has to begin again. */
  function isCopied(before, places) {
    if (before.trim().length < 3) return false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue.includes(before) && !parentElement.closest('script, style, [data-slot]') && !places.some(({ one }) => one.contains(parentElement))) return true;
    }
    return false;
  }
  let checking = 0;
  function patch({ id, where, type, value, before }) {
    const places = placesOf(where);
    for (const place of places) write(place, type, value);
    // What was typed is on the screen first.
    clearTimeout(checking);
    checking = setTimeout(() => {
      const feedsScripts = places.some(({ attribute }) => attribute && attribute.startsWith('data-'));
      tell('patched', { id, isWhole: places.length > 0 && !feedsScripts && !isCopied(before, places) });
    }, ${SETTLE_MS});
  }

  function unmark() {
    if (marked) marked.removeAttribute('data-customiser-mark');
    marked = null;
  }
  function mark(where) {
    unmark();
    const visible = placesOf(where).map(({ one }) => one).find((one) => one.checkVisibility() && one.getClientRects().length > 0);
    if (!visible) return;
    marked = visible;
    marked.setAttribute('data-customiser-mark', '');
    const { top, bottom } = visible.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight) visible.scrollIntoView({ block: 'center', behavior: 'instant' });
  }

  function whereOf(target) {
    const one = target.closest('[data-slot], [data-slot-photo]') || [...target.querySelectorAll('[data-slot]')][0] || target.closest('[data-slot-attr]');
    if (!one) return null;
    const slot = one.getAttribute('data-slot') || one.getAttribute('data-slot-photo') || pairsOf(one)[0][1];
    const items = [];
    for (let at = one; at; at = at.parentElement) {
      const list = at.parentElement && at.parentElement.getAttribute('data-slot-list');
      if (list) items.unshift([list, itemsOf(at.parentElement).indexOf(at)]);
    }
    return items.some(([, index]) => index < 0) ? null : { slot, items };
  }
  function follow(link) {
    const address = link.getAttribute('href') || '';
    if (address.startsWith('#')) location.hash = address;
    else tell('go', { address });
  }
  addEventListener('click', (event) => {
    const link = event.target.closest('a[href], area[href]');
    // By keyboard there is no other way to follow a link; what is under the pointer can be chosen.
    const chooses = !follows && event.detail > 0 && !event.ctrlKey && !event.metaKey;
    const where = chooses ? whereOf(event.target) : null;
    if (where) {
      event.preventDefault();
      event.stopImmediatePropagation();
      tell('picked', { where });
      return;
    }
    if (!link) return;
    event.preventDefault();
    follow(link);
  }, true);
  addEventListener('submit', (event) => event.preventDefault(), true);

  const awaited = new Map();
  addEventListener('error', ({ target }) => {
    const source = target instanceof HTMLImageElement && target.getAttribute('src');
    if (!source || /^[a-z]+:/i.test(source)) return;
    awaited.set(source, [...(awaited.get(source) || []), target]);
    tell('asset', { path: source });
  }, true);

  let scrolling = false;
  addEventListener('scroll', () => {
    if (scrolling) return;
    scrolling = true;
    requestAnimationFrame(() => {
      scrolling = false;
      tell('scrolled', { to: Math.round(scrollY) });
    });
  }, { passive: true });

  function begin({ scroll, hash }) {
    const style = document.createElement('style');
    style.textContent = '[data-customiser-mark]{outline:3px solid #4258ee!important;outline-offset:4px!important;border-radius:2px}' +
      '@media(hover:hover){html:not([data-customiser-follows]) [data-slot]:hover{outline:2px dashed #4258ee;outline-offset:3px;cursor:text}}';
    document.head.append(style);
    if (hash) location.hash = hash;
    else if (scroll) scrollTo({ top: scroll, behavior: 'instant' });
    tell('ready');
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== stage || !data) return;
    if (data.begin) begin(data.begin);
    if (data.patch) patch(data.patch);
    if (data.mark) mark(data.mark);
    if (data.look) for (const [name, value] of data.look) document.documentElement.style.setProperty('--' + name, value);
    if (typeof data.follow === 'boolean') {
      follows = data.follow;
      document.documentElement.toggleAttribute('data-customiser-follows', follows);
    }
    if (data.asset) {
      const { path, address } = data.asset;
      for (const image of awaited.get(path) || []) if (address) image.src = address;
      awaited.delete(path);
    }
  });
})();`;
