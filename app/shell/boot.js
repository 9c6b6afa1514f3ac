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
