/*
 * Runs in <head> before the first paint, inlined by document.tsx. It applies what this browser remembers (theme,
 * sidebar, account) and makes the shell's controls work before and without React. Plain JavaScript without imports.
 */
(() => {
  const root = document.documentElement;
  const WIDE = matchMedia('(min-width: 768px)');
  const TABLET = matchMedia('(min-width: 768px) and (max-width: 1023px)');
  const WEEK_SECONDS = 604800;
  const PAPER = { light: '#f6f5f2', dark: '#181715' };
  const announce = () => dispatchEvent(new Event('plinth:preferences'));
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const applyTheme = () => {
    const theme = stored('plinth:theme');
    const forced = theme === 'light' || theme === 'dark' ? theme : '';
    if (forced) root.dataset.theme = forced;
    else delete root.dataset.theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = PAPER[forced || (meta.media.includes('dark') ? 'dark' : 'light')];
    }
  };
  const setTheme = (theme) => {
    try {
      localStorage.setItem('plinth:theme', theme);
    } catch {
      /* Storage is blocked: the choice lasts as long as the page. */
    }
    applyTheme();
    announce();
  };

  const savedSidebar = /(?:^|;\s*)sidebar:state=(\w+)/.exec(document.cookie)?.[1];
  // Until somebody chooses, it leaves the room of a tablet to the page.
  if (savedSidebar ? savedSidebar === 'collapsed' : TABLET.matches) root.dataset.sidebar = 'collapsed';
  const toggleSidebar = () => {
    const drawer = document.getElementById('sidebar');
    if (!WIDE.matches) return drawer?.togglePopover();
    const next = root.dataset.sidebar === 'collapsed' ? 'expanded' : 'collapsed';
    root.dataset.sidebar = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
    document.cookie = `sidebar:state=${next}; path=/; max-age=${WEEK_SECONDS}; samesite=lax`;
    announce();
  };

  // In a tab that was opened for this page there is nothing to go back to.
  if (history.length < 2) root.dataset.firstInTab = '';

  applyTheme();
  addEventListener('storage', (event) => {
    if (event.key === 'plinth:theme') applyTheme();
  });

  document.addEventListener('click', (event) => {
    const control = event.target.closest?.(
      '[data-set-theme], [data-toggle-sidebar], [data-go-back], [data-reload]',
    );
    if (!control) return;
    const { setTheme: theme, toggleSidebar: isToggle, goBack: isBack } = control.dataset;
    if (theme) setTheme(theme);
    else if (isToggle === '') toggleSidebar();
    else if (isBack === '') history.back();
    else location.reload();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') return stayInDrawer(event);
    if (event.key === '/') return search(event);
    if (
      event.key?.toLowerCase() !== 'b' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    if (event.target.isContentEditable) return;
    event.preventDefault();
    toggleSidebar();
  });

  /** '/' leads to the page's search field from anywhere but a field or a window above the page. */
  const search = (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.('input, textarea, select, [contenteditable]')) return;
    if (document.querySelector('dialog[open], :popover-open:not(.tooltip)')) return;
    const field = document.querySelector('[aria-keyshortcuts="/"]');
    if (!field) return;
    event.preventDefault();
    field.focus();
    field.select();
  };

  const stayInDrawer = (event) => {
    const drawer = document.getElementById('sidebar');
    if (!drawer?.matches(':popover-open')) return;
    const places = [...drawer.querySelectorAll('a, button')].filter((place) => place.offsetParent);
    // From anywhere else, the page's body included, the focus comes in at the end it would have left by.
    const at = places.indexOf(document.activeElement);
    const next = event.shiftKey ? places[at - 1] : places[at + 1];
    event.preventDefault();
    (next ?? places.at(event.shiftKey ? -1 : 0)).focus();
  };

  /* The open drawer is a modal: what lies behind cannot be reached. Events of a popover do not bubble. */
  const setModal = (drawer, open) => {
    for (const part of document.querySelectorAll('[data-behind-drawer]')) part.inert = open;
    if (open) {
      drawer.setAttribute('role', 'dialog');
      drawer.setAttribute('aria-modal', 'true');
      drawer.setAttribute('aria-label', 'Navigation');
    } else {
      for (const name of ['role', 'aria-modal', 'aria-label']) drawer.removeAttribute(name);
    }
  };
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (event.target.id === 'sidebar') setModal(event.target, event.newState === 'open');
    },
    true,
  );
  document.addEventListener(
    'toggle',
    (event) => {
      if (event.target.id === 'sidebar' && event.newState === 'open') {
        event.target.querySelector('[data-drawer-close]')?.focus();
      }
    },
    true,
  );
  WIDE.addEventListener('change', () => {
    const drawer = document.getElementById('sidebar');
    if (WIDE.matches && drawer?.matches(':popover-open')) drawer.hidePopover();
  });

  /* The account this browser remembers, so that the header is right before the client has confirmed it. */
  const tokenKey = (() => {
    try {
      return Object.keys(localStorage).find((key) => /^sb-.+-auth-token$/.test(key));
    } catch {
      return undefined;
    }
  })();
  if (tokenKey) {
    let email = '';
    try {
      const { user, access_token } = JSON.parse(stored(tokenKey));
      const claims = JSON.parse(atob(access_token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/')));
      // A password without the code of the authenticator app is half a sign-in.
      const isHalf = claims.aal !== 'aal2' && user.factors?.some(({ status }) => status === 'verified');
      email = isHalf ? '' : (user.email ?? '');
    } catch {
      /* Not a session: the client will say so. */
    }
    if (email) {
      root.dataset.account = 'in';
      const observer = new MutationObserver(() => {
        const place = document.getElementById('account-email');
        if (!place) return;
        place.textContent = email;
        observer.disconnect();
      });
      observer.observe(root, { childList: true, subtree: true });
    }
  }

  /*
   * Typefaces and whole sheets make the browser style and lay out the page anew. Each of them gets a frame of its own, so
   * that somebody who acts is answered in between.
   */
  const FACES_KEY = 'plinth:faces';
  const faces = document.querySelectorAll('style[data-faces]');
  let shown = Promise.resolve();
  const show = (change) => {
    shown = shown.then(change).then(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        }),
    );
  };
  const setMedia = (parts) => () => {
    for (const part of parts) part.media = 'all';
  };
  /** Resolves when the new link's file has come, or never will. */
  const fetchLink = (link, place) =>
    new Promise((resolve) => {
      place(Object.assign(document.createElement('link'), link, { onload: resolve, onerror: resolve }));
    });
  const append = (link) => document.head.append(link);

  /*
   * The page's scripts wait until it has been painted, or until someone does something. A button pressed before React
   * has taken over is pressed again afterwards, and a field filled in again.
   */
  const nonce = document.currentScript?.nonce;
  const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'];
  let pressed = null;
  /** The page came with the rules it needs; the whole sheets are for what appears from now on. */
  const fetchSheets = () => {
    const sheets = [];
    const fetched = [...document.querySelectorAll('style[data-href]')].map((style) =>
      fetchLink(
        { rel: 'stylesheet', href: style.dataset.href, media: 'not all', fetchPriority: 'high' },
        (link) => {
          sheets.push(link);
          // After the rules it repeats: whatever it says of them has the last word.
          style.after(link);
        },
      ),
    );
    Promise.all(fetched).then(() => show(setMedia(sheets)));
  };
  /** Nothing on a plain page, whose one script is small and stands in the page. */
  const held = () => document.getElementById('page-scripts');
  const fetchModules = () => {
    for (const file of held()?.dataset.files.split(' ') ?? []) {
      append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
    }
  };
  const runScripts = () => {
    if (!held()) return;
    const script = Object.assign(document.createElement('script'), { type: 'module', text: held().text });
    if (nonce) script.nonce = nonce;
    // Gone offline meanwhile: the page is still one of links and forms that work.
    script.onerror = () => addEventListener('online', runScripts, { once: true });
    append(script);
  };
  const steps = [fetchSheets, fetchModules, runScripts];
  const startAtOnce = () => {
    for (const step of steps.splice(0)) step();
  };
  /** The rules are found as text, which asks nothing of the browser. */
  const fetchPagesOnIntent = () => {
    const rules = document.getElementById('speculation-rules');
    if (rules?.type !== 'text/plain') return;
    const { id, text } = rules;
    const script = Object.assign(document.createElement('script'), { id, type: 'speculationrules', text });
    if (nonce) script.nonce = nonce;
    rules.replaceWith(script);
  };
  /** `first-interaction.ts` hears of it, whenever it comes. */
  const welcome = () => {
    for (const sign of SIGNS) removeEventListener(sign, welcome);
    fetchPagesOnIntent();
    root.dataset.visited = '';
    dispatchEvent(new Event('plinth:interaction'));
    // The scripts are named at the page's end, which may still be on its way or have come in part.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAtOnce);
    else startAtOnce();
  };
  const whenIdle = self.requestIdleCallback
    ? (work) => requestIdleCallback(work, { timeout: 500 })
    : (work) => setTimeout(work);
  /** A step at a time, so that somebody who acts meanwhile is answered in between. */
  const startQuietly = () => {
    whenIdle(() => {
      steps.shift()?.();
      if (steps.length > 0) startQuietly();
    });
  };
  const press = (event) => {
    const button = event.target.closest?.(
      'button[type="button"]:not([data-set-theme], [data-toggle-sidebar], [data-go-back], [data-reload], [popovertarget])',
    );
    if (button) pressed = button;
  };
  /** Texts and choices by their field. React takes over with the server's, and would set back what was filled in. */
  const filled = new Map();
  const isBox = (field) => field.matches('[type="checkbox"], [type="radio"]');
  const note = ({ target }) => {
    if (!target.matches?.('textarea, select, input:not([type="file"])')) return;
    // The last of some radio buttons is the one that counts.
    filled.delete(target);
    filled.set(target, isBox(target) ? target.checked : target.value);
  };
  const fillAgain = (value, field) => {
    if (!field.isConnected) return;
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    const { selectionStart, selectionEnd } = field;
    // React hears of a text that differs from the one it set last, and not of one that is set past it.
    field.value = value ? '' : '0';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    if (selectionStart != null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  };
  for (const sign of SIGNS) addEventListener(sign, welcome, { passive: true });
  const painted = new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

  /** When everything has arrived and a third frame begins, one that shows it has been drawn. */
  const drawn = new Promise((resolve) => {
    addEventListener('load', async () => {
      await painted;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      resolve();
    });
  });

  /** When the page has been drawn with its pictures, and at the latest a second after it can be read. */
  const seen = painted.then(() => Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, 1000))]));

  /* On a phone the pictures of later cards wait for what is seen: `objects.css`. */
  root.dataset.drawing = '';
  seen.then(() => delete root.dataset.drawing);

  /*
   * On the first visit the typefaces of display and text, the first two, are fetched when the page has been seen, and
   * shown when they are there, so that text is measured anew once; until then it is set in a stand-in of the same measures.
   * Where the machine has none of the stand-ins, ours would move the page: they are shown from the next page on. Later
   * visits have them in the cache and use them from the first paint.
   */
  const hasStandIn = () => {
    const states = [...document.fonts].map(({ status }) => status);
    return states.includes('loaded') || !states.includes('error');
  };
  /** Does the work when React has put another page in place of this one. */
  const onNextPage = (work) => {
    const { pathname } = location;
    new MutationObserver((_, observer) => {
      if (location.pathname === pathname) return;
      observer.disconnect();
      work();
    }).observe(document.getElementById('main'), { childList: true });
  };
  if (stored(FACES_KEY)) setMedia(faces)();
  else {
    seen
      .then(async () => {
        // Before anything changes the styles, which would have the browser look for the stand-ins anew.
        const isFitted = hasStandIn();
        const text = [...faces].map((style) => style.textContent).join('');
        const addresses = [...text.matchAll(/url\(([^)]+)\)/g)].slice(0, 2).map(([, href]) => href);
        const link = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' };
        await Promise.all(addresses.map((href) => fetchLink({ ...link, href }, append)));
        return isFitted;
      })
      .then((isFitted) => {
        const showFaces = () => show(setMedia(faces));
        if (isFitted) showFaces();
        else onNextPage(showFaces);
        try {
          localStorage.setItem(FACES_KEY, '1');
        } catch {
          /* Storage is blocked: every visit is the first. */
        }
      });
  }

  // The scripts compete with nothing that is seen.
  drawn.then(() => {
    fetchPagesOnIntent();
    startQuietly();
  });
  addEventListener('click', press, true);
  addEventListener('input', note, true);
  addEventListener(
    'plinth:hydrated',
    () => {
      removeEventListener('click', press, true);
      removeEventListener('input', note, true);
      if (held()) document.getElementById('speculation-rules')?.remove();
      // When React, which says so in the middle of its work, can answer.
      queueMicrotask(() => {
        filled.forEach(fillAgain);
        if (pressed?.isConnected) pressed.click();
      });
    },
    { once: true },
  );

  /* A form only React can send waits for it instead of reloading the page. */
  document.addEventListener(
    'submit',
    (event) => {
      if (event.target.dataset.waitsForScript !== 'true') return;
      event.preventDefault();
      event.target.dataset.submitted = 'early';
    },
    true,
  );
})();
