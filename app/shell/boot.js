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

  applyTheme();
  addEventListener('storage', (event) => {
    if (event.key === 'plinth:theme') applyTheme();
  });

  document.addEventListener('click', (event) => {
    const control = event.target.closest?.('[data-set-theme], [data-toggle-sidebar]');
    if (!control) return;
    if (control.dataset.setTheme) setTheme(control.dataset.setTheme);
    else toggleSidebar();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') return stayInDrawer(event);
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
   * The page's scripts wait until it has been painted, or until someone does something. A button pressed before React
   * has taken over is pressed again afterwards.
   */
  const nonce = document.currentScript?.nonce;
  const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'wheel', 'touchstart'];
  let pressed = null;
  const startScripts = () => {
    const held = document.getElementById('page-scripts');
    if (!held) return;
    for (const sign of SIGNS) removeEventListener(sign, startScripts);
    // The page came with the rules it needs; the whole sheets are for what appears from now on.
    for (const style of document.querySelectorAll('style[data-href]')) {
      const sheet = Object.assign(document.createElement('link'), {
        rel: 'stylesheet',
        href: style.dataset.href,
      });
      // After the rules it repeats: whatever it says of them has the last word.
      style.after(sheet);
    }
    for (const file of held.dataset.files.split(' ')) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }),
      );
    }
    const script = Object.assign(document.createElement('script'), { type: 'module', text: held.text });
    if (nonce) script.nonce = nonce;
    held.removeAttribute('id');
    document.head.append(script);
  };
  const press = (event) => {
    const button = event.target.closest?.(
      'button[type="button"]:not([data-set-theme], [data-toggle-sidebar], [popovertarget])',
    );
    if (button) pressed = button;
  };
  for (const sign of SIGNS) addEventListener(sign, startScripts, { passive: true });
  const painted = new Promise((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });

  /*
   * On the first visit the typefaces of display and text, the first two, are fetched when something can be read, and shown
   * when they are there, so that text is measured anew once; until then it stands in faces of the same measures. Later
   * visits have them in the cache and use them from the first paint.
   */
  const FACES_KEY = 'plinth:faces';
  const faces = document.querySelectorAll('style[data-faces]');
  const showFaces = () => {
    for (const style of faces) style.media = 'all';
  };
  const fetchFace = ([, href]) =>
    new Promise((resolve) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: '',
        href,
        onload: resolve,
        onerror: resolve,
      });
      document.head.append(link);
    });
  if (stored(FACES_KEY)) showFaces();
  else {
    painted
      .then(() => {
        const text = [...faces].map((style) => style.textContent).join('');
        return Promise.all([...text.matchAll(/url\(([^)]+)\)/g)].slice(0, 2).map(fetchFace));
      })
      .then(() => {
        showFaces();
        try {
          localStorage.setItem(FACES_KEY, '1');
        } catch {
          /* Storage is blocked: every visit is the first. */
        }
      });
  }

  // Everything has arrived and has been painted: the scripts compete with nothing that is seen.
  addEventListener('load', () => painted.then(startScripts));
  addEventListener('click', press, true);
  addEventListener(
    'plinth:hydrated',
    () => {
      removeEventListener('click', press, true);
      document.querySelector('script[type="speculationrules"]')?.remove();
      if (pressed?.isConnected) pressed.click();
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
