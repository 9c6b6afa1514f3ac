/*
 * Runs in <head> after `boot.js`, inlined by `first-paint.tsx`, and decides when what follows the first paint is
 * fetched and shown: whole sheets, typefaces, the page's scripts, the pages its links lead to. A script without
 * imports; leave it out and all of that comes at once (README.md).
 */
(() => {
  const root = document.documentElement;
  const nonce = (document.currentScript as HTMLScriptElement | null)?.nonce;
  const FACES_KEY = 'plinth:faces';
  /** Runs `work`, or does nothing where storage is blocked: every visit is the first. */
  const stored = (work: () => unknown) => {
    try {
      return work();
    } catch {}
  };

  /* ---- changes of style, one per frame, so that input is handled in between ---- */
  type Styles = Iterable<HTMLLinkElement | HTMLStyleElement>;
  const setMedia = (styles: Styles) => {
    for (const style of styles) style.media = 'all';
  };
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  let shown = Promise.resolve();
  const show = (styles: Styles) => {
    shown = shown.then(() => setMedia(styles)).then(nextFrame);
  };
  /** Resolves when the link's file has loaded or failed. */
  const fetchLink = (link: Partial<HTMLLinkElement>, place: (link: HTMLLinkElement) => void) =>
    new Promise<unknown>((resolve) => {
      place(Object.assign(document.createElement('link'), link, { onload: resolve, onerror: resolve }));
    });
  const append = (element: HTMLElement) => document.head.append(element);
  const newScript = (type: string, text: string) => {
    const script = Object.assign(document.createElement('script'), { type, text });
    if (nonce) script.nonce = nonce;
    return script;
  };

  /* ---- the steps ---- */
  /** The page has the rules it needs inline; the whole sheets serve what appears later. */
  const fetchSheets = () => {
    const sheets: HTMLLinkElement[] = [];
    const fetched = [...document.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((style) =>
      fetchLink(
        { rel: 'stylesheet', href: style.dataset.href, media: 'not all', fetchPriority: 'high' },
        (link) => {
          sheets.push(link);
          // After the inline rules it repeats, so that it overrides them.
          style.after(link);
        },
      ),
    );
    Promise.all(fetched).then(() => show(sheets));
  };
  /** The deferred script: React's entry, or the script of a plain page. */
  const held = () => document.getElementById('page-scripts') as HTMLScriptElement | null;
  const fetchModules = () => {
    for (const href of held()?.dataset.files?.split(' ') ?? []) {
      append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
  };
  const runScripts = () => {
    const text = held()?.text;
    if (!text) return;
    const script = newScript('module', text);
    // Offline meanwhile: links and forms still work.
    script.onerror = () => addEventListener('online', runScripts, { once: true });
    append(script);
  };
  const steps = [fetchSheets, fetchModules, runScripts];
  const startAtOnce = () => {
    for (const step of steps.splice(0)) step();
  };
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in self ? requestIdleCallback(work, { timeout: 500 }) : setTimeout(work);
  const startQuietly = () => {
    whenIdle(() => {
      steps.shift()?.();
      if (steps.length > 0) startQuietly();
    });
  };
  /** Speculation rules are inert text until now. */
  const fetchPagesOnIntent = () => {
    const found = 'script[id^="speculation-rules"][type="text/plain"]';
    for (const rules of document.querySelectorAll<HTMLScriptElement>(found)) {
      // In the same place, where React looks for it.
      rules.replaceWith(Object.assign(newScript('speculationrules', rules.text), { id: rules.id }));
    }
  };

  /* ---- first interaction: start everything at once ---- */
  // `click` and `input` alone come from assistive technology and from browsers that fill in forms, `scroll` from scroll
  // bars.
  const INTERACTIONS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'click', 'input'];
  const startOnInteraction = (event: Event) => {
    // Browsers send a move of no distance when a page appears under a pointer at rest.
    const { movementX, movementY } = event as PointerEvent;
    if (event.type === 'pointermove' && !movementX && !movementY) return;
    for (const name of INTERACTIONS) removeEventListener(name, startOnInteraction);
    fetchPagesOnIntent();
    // `first-interaction.ts` hears of it, whenever it comes.
    root.dataset.visited = '';
    dispatchEvent(new Event('plinth:interaction'));
    // The scripts are named at the page's end, which may still be on its way or have come in part.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAtOnce);
    else startAtOnce();
  };
  for (const name of INTERACTIONS) addEventListener(name, startOnInteraction, { passive: true });

  /* ---- no interaction: start when the page has been drawn ---- */
  const painted = new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  /** Resolves at the third frame after `load`: everything has been drawn. */
  const drawn = new Promise<void>((resolve) => {
    addEventListener('load', async () => {
      await painted;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      resolve();
    });
  });
  /** Resolves when the page has been drawn with its pictures, at most a second after the first paint. */
  const seen = painted.then(() => Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 1000))]));
  drawn.then(() => {
    fetchPagesOnIntent();
    startQuietly();
  });

  /* On a phone the pictures of later cards wait for what is seen: `objects.css`. */
  root.dataset.drawing = '';
  seen.then(() => delete root.dataset.drawing);

  /*
   * On the first visit the typefaces of display and text, the first two, are fetched when the page has been seen, and
   * shown when they are there, so that text is measured again once; until then it is set in a stand-in of the same
   * measures. Where the machine has none of the stand-ins, ours would move the page: they are shown from the next page
   * on. Later visits have them in the cache and use them from the first paint.
   */
  const faces = document.querySelectorAll<HTMLStyleElement>('style[data-faces]');
  const hasStandIn = () => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') || !states.includes('error');
  };
  const fetchFaces = async () => {
    // Before anything changes the styles, which would have the browser look for the stand-ins again.
    const isFitted = hasStandIn();
    const text = [...faces].map((style) => style.textContent).join('');
    const addresses = [...text.matchAll(/url\(([^)]+)\)/g)].slice(0, 2).map(([, href]) => href);
    const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
    await Promise.all(addresses.map((href) => fetchLink({ ...link, href }, append)));
    if (isFitted) show(faces);
    stored(() => localStorage.setItem(FACES_KEY, '1'));
  };
  if (stored(() => localStorage.getItem(FACES_KEY))) setMedia(faces);
  else seen.then(fetchFaces);

  /* ---- clicks and input before hydration, repeated after it ---- */
  let pressed: HTMLElement | null = null;
  const press = ({ target }: Event) => {
    // The browser and `boot.js` serve these themselves.
    const served = '[data-set-theme], [data-toggle-sidebar], [data-go-back], [data-reload], [popovertarget]';
    const button = (target as Element).closest?.<HTMLElement>(`button[type="button"]:not(${served})`);
    if (button) pressed = button;
  };
  type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  const isBox = (field: Entry): field is HTMLInputElement =>
    field.matches('[type="checkbox"], [type="radio"]');
  /** Texts and choices by their field. React takes over with the server's, and would set back what was filled in. */
  const filled = new Map<Entry, string | boolean>();
  const note = ({ target }: Event) => {
    const field = target as Entry;
    if (!field.matches?.('textarea, select, input:not([type="file"])')) return;
    // The last of some radio buttons is the one that counts.
    filled.delete(field);
    filled.set(field, isBox(field) ? field.checked : field.value);
  };
  const fillAgain = (value: string | boolean, field: Entry) => {
    if (!field.isConnected) return;
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    const text = field as HTMLInputElement | HTMLTextAreaElement;
    const { selectionStart, selectionEnd } = text;
    // React hears of a text that differs from the one it set last, and not of one that is set past it.
    field.value = value ? '' : '0';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    // Fields without a caret have none to put back.
    if (selectionStart != null) text.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  };
  addEventListener('click', press, true);
  addEventListener('input', note, true);
  const takeOver = () => {
    removeEventListener('click', press, true);
    removeEventListener('input', note, true);
    // The router fetches less, where there is one.
    if (document.getElementById('speculation-rules-plain'))
      document.getElementById('speculation-rules')?.remove();
    // When React, which says so in the middle of its work, can answer.
    queueMicrotask(() => {
      filled.forEach(fillAgain);
      if (pressed?.isConnected) pressed.click();
    });
  };
  addEventListener('plinth:hydrated', takeOver, { once: true });
})();
