/** An element that was pointed at in the preview, as it stands in the page. */
export type Picked = {
  tag: string;
  html: string;
  /** Its text, when it holds nothing else. */
  text: string | null;
  /** Which of the elements of the page it is that are written like it, from 0, and how many there are. */
  nth: number;
  alike: number;
};

/** Characters of an element that can be changed where it is picked. */
export const MAX_PICKED = 2000;

/** Reads what a preview says was picked. The page inside may say anything: only texts of some length are taken. */
export function readPicked(value: unknown): Picked | null {
  if (typeof value !== 'object' || value === null) return null;
  const { tag, html, text, nth, alike } = value as Record<string, unknown>;
  if (typeof tag !== 'string' || typeof html !== 'string' || html === '') return null;
  return {
    tag: tag.slice(0, 30).toLowerCase(),
    html: html.slice(0, MAX_PICKED),
    text: typeof text === 'string' && text.trim() !== '' && text.length <= MAX_PICKED ? text : null,
    ...placeOf(nth, alike),
  };
}

function placeOf(nth: unknown, alike: unknown): Pick<Picked, 'nth' | 'alike'> {
  const isPlace =
    Number.isInteger(nth) && Number.isInteger(alike) && Number(nth) >= 0 && Number(nth) < Number(alike);
  return isPlace ? { nth: Number(nth), alike: Number(alike) } : { nth: 0, alike: 1 };
}

/** An element in words, for who walks through the page by keyboard and does not see the mark. */
export function nameOf({ tag, text }: Pick<Picked, 'tag' | 'text'>): string {
  return text ? `${tag}: ${text.trim().replace(/\s+/g, ' ')}` : tag;
}

/** Says where a link to another page of the website leads, once the page's own scripts have had their say. */
const LINKS = `const follow = (go) => addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href], area[href]');
    const address = link ? link.getAttribute('href').trim() : '';
    // What is written into a frame has no address of its own that a place could be in.
    if (address.startsWith('#') && location.protocol === 'about:' && !event.defaultPrevented) {
      event.preventDefault();
      location.hash = address;
    }
    if (event.defaultPrevented || !address || /^(?:#|[a-z][a-z0-9+.-]*:|\\/\\/)/i.test(address)) return;
    event.preventDefault();
    go(address);
  });`;

/** Gives a page what its scripts load of the website, which has no address: `ask` tells which, and what is returned takes it. */
const OWN_FILES = `const loadOwn = (ask) => {
    const waiting = new Map();
    const isOwn = (address) => /^site:\\//.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|\\/\\/|#|$)/i.test(address);
    const load = (address) => new Promise((resolve) => {
      waiting.set(address, [...(waiting.get(address) || []), resolve]);
      ask(address);
    });
    const plain = window.fetch;
    window.fetch = async (input, options) => {
      const address = input instanceof Request ? '' : String(input);
      const isRead = !options || !options.method || /^get$/i.test(options.method);
      if (!isRead || !isOwn(address)) return plain(input, options);
      const { content, type } = await load(address);
      return content === null ? plain(input, options) : new Response(content, { headers: { 'Content-Type': type } });
    };
    addEventListener('error', ({ target }) => {
      const source = target instanceof HTMLImageElement && target.getAttribute('src');
      if (!source || !isOwn(source)) return;
      load(source).then(({ content, type }) => {
        if (content !== null && target.getAttribute('src') === source)
          target.src = URL.createObjectURL(new Blob([content], { type }));
      });
    }, true);
    return ({ address, content, type }) => {
      for (const resolve of waiting.get(address) || []) resolve({ content, type });
      waiting.delete(address);
    };
  };`;

/** Leads a page to the place in it that a link named, once it is there. */
export function atPlace(place: string): string {
  return place ? `addEventListener('load', () => { location.hash = ${JSON.stringify(place)}; });` : '';
}

/**
 * Runs before the scripts of a page in a frame of a tab of its own: says what it is called, where its links lead, and what it loads
 * of the website.
 */
export const FOLLOWER = `(() => {
  const tab = parent;
  ${LINKS}
  ${OWN_FILES}
  const taken = loadOwn((address) => tab.postMessage({ plinthFile: address }, '*'));
  addEventListener('message', ({ source, data }) => {
    if (source === tab && data && data.plinthFile) taken(data.plinthFile);
  });
  // Neither the tab nor the page has an origin that could be named.
  follow((address) => tab.postMessage({ plinthGo: address }, '*'));
  addEventListener('load', () => tab.postMessage({ plinthTitle: document.title }, '*'));
})();`;

/**
 * Runs in a preview before the page's own scripts: tells the window around it what goes wrong, has axe look at the page
 * when it is given axe and, while one picks, says which element was pressed, or chosen by arrow keys and Enter.
 */
export const WATCHER = `(() => {
  const host = parent;
  const tell = (message) => host.postMessage(message, location.origin);
  ${OWN_FILES}
  const taken = loadOwn((address) => tell({ plinthFile: address }));
  const fault = (found) => tell({ plinthFault: found });
  const error = (text) => fault({ kind: 'error', text: String(text) });
  const isOwn = (address) => !/^https?:/.test(address) || address.startsWith(new URL('/', document.baseURI).href);
  addEventListener('error', (event) => {
    const { target } = event;
    if (target === window || !target) return error(event.message + (event.lineno ? ' (line ' + event.lineno + ')' : ''));
    const address = target.currentSrc || target.src || target.href || '';
    // Its own files are found missing in its text, and what is kept from it is told below.
    if (address && !isOwn(address)) fault({ kind: 'missing', address });
  }, true);
  addEventListener('unhandledrejection', (event) => error(event.reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (/^(?:https?|wss?):/.test(blockedURI) && !isOwn(blockedURI)) fault({ kind: 'kept', address: blockedURI });
  });
  const log = console.error;
  console.error = (...parts) => { error(parts.join(' ')); log.apply(console, parts); };

  const loaded = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', resolve);
  });
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const hex = (colour) => (/^#[0-9a-f]{6}/i.exec(colour || '') || [''])[0];
  const coloursOf = ({ any }) => {
    const data = any.map((one) => one.data).find((one) => one && one.contrastRatio);
    if (!data || data.messageKey) return null;
    return { text: hex(data.fgColor), ground: hex(data.bgColor), needed: parseFloat(data.expectedContrastRatio) || 4.5 };
  };
  async function look(source) {
    await loaded;
    await pause(350);
    if (!window.axe) {
      const script = document.createElement('script');
      script.textContent = source;
      document.documentElement.append(script);
      script.remove();
    }
    for (const motion of document.getAnimations()) try { motion.finish(); } catch { motion.cancel(); }
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    for (const { id, help, nodes } of violations)
      for (const node of nodes)
        fault({ kind: 'axe', rule: id, help, html: node.html, target: String(node.target[0] || ''), colours: coloursOf(node) });
  }

  let picking = false;
  let marked = null;
  const MARK_TEXT = 80;
  const unmark = () => { if (marked) marked.style.outline = marked.style.outlineOffset = ''; if (marked && !marked.getAttribute('style')) marked.removeAttribute('style'); marked = null; };
  addEventListener('message', (event) => {
    // The address of this page is the site's, though the page itself has no origin.
    if (event.source !== host || event.origin !== location.origin || !event.data) return;
    if (typeof event.data.plinthAxe === 'string') {
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
      look(event.data.plinthAxe).then(
        () => tell({ plinthLooked: isDark ? 'dark' : 'light' }),
        () => tell({ plinthLooked: isDark ? 'dark' : 'light' }),
      );
    }
    if (typeof event.data.plinthPlace === 'string') location.hash = event.data.plinthPlace;
    if (event.data.plinthFile) taken(event.data.plinthFile);
    if (typeof event.data.plinthPick !== 'boolean') return;
    picking = event.data.plinthPick;
    document.documentElement.style.cursor = picking ? 'crosshair' : '';
    if (!picking) unmark();
  });
  const mark = (element) => {
    unmark();
    marked = element;
    marked.style.outline = '3px solid #1f3bd1';
    // Inside, since what is as wide as the page has no outside.
    marked.style.outlineOffset = '-3px';
  };
  const pick = (element) => {
    unmark();
    const isText = element.childElementCount === 0;
    const html = element.outerHTML;
    const same = [...document.querySelectorAll(element.tagName)].filter((one) => one.outerHTML === html);
    const place = { nth: same.indexOf(element), alike: same.length };
    tell({ plinthPicked: { tag: element.tagName, html, text: isText ? element.textContent : null, ...place } });
  };
  const keepFromPage = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };
  addEventListener('pointerover', (event) => {
    if (picking && event.target instanceof HTMLElement) mark(event.target);
  }, true);
  addEventListener('click', (event) => {
    if (!picking) return;
    keepFromPage(event);
    pick(event.target);
  }, true);

  const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  const isPickable = (element) => element instanceof HTMLElement && element.checkVisibility() && element.offsetHeight > 0;
  const visit = (element) => {
    mark(element);
    element.scrollIntoView({ block: 'nearest' });
    tell({ plinthMarked: { tag: element.tagName, html: '-', text: element.textContent.slice(0, MARK_TEXT) } });
  };
  addEventListener('focusin', ({ target }) => {
    if (picking && isPickable(target) && target !== document.body) visit(target);
  }, true);
  addEventListener('keydown', (event) => {
    if (!picking || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    if (event.key === 'Escape') tell({ plinthPickEnded: true });
    else if (event.key === 'Enter' && marked) pick(marked);
    else if (step) {
      const all = [...document.body.querySelectorAll('*')].filter(isPickable);
      const next = marked ? all[all.indexOf(marked) + step] : all[0];
      if (next) visit(next);
    } else return;
    keepFromPage(event);
  }, true);
  ${LINKS}
  follow((address) => tell({ plinthGo: address }));
  tell({ plinthStarted: true });
})();`;
