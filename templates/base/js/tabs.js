/* Elements with data-tabs: their sections become panels, their headings the tabs; arrows, Home and End move between them. */
(() => {
  document.querySelectorAll('[data-tabs]').forEach((tabs, index) => {
    const panels = [...tabs.querySelectorAll(':scope > section')];
    const list = Object.assign(document.createElement('div'), { className: 'tab-list' });
    list.setAttribute('role', 'tablist');
    const buttons = panels.map((panel, place) => {
      const heading = panel.querySelector('h3, h4');
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        id: `tab-${index}-${place}`,
        textContent: heading.textContent,
      });
      button.setAttribute('role', 'tab');
      panel.id = `panel-${index}-${place}`;
      panel.setAttribute('role', 'tabpanel');
      panel.setAttribute('aria-labelledby', button.id);
      panel.tabIndex = 0;
      button.setAttribute('aria-controls', panel.id);
      heading.hidden = true;
      return button;
    });
    const choose = (chosen) => {
      buttons.forEach((button, place) => {
        button.setAttribute('aria-selected', String(place === chosen));
        button.tabIndex = place === chosen ? 0 : -1;
        panels[place].hidden = place !== chosen;
      });
    };
    list.append(...buttons);
    tabs.prepend(list);
    choose(0);
    list.addEventListener('click', ({ target }) => {
      const place = buttons.indexOf(target.closest('[role="tab"]'));
      if (place >= 0) choose(place);
    });
    list.addEventListener('keydown', (event) => {
      const place = buttons.indexOf(document.activeElement);
      const forward = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
      const steps = { ArrowRight: place + forward, ArrowLeft: place - forward, Home: 0, End: buttons.length - 1 };
      if (place < 0 || !(event.key in steps)) return;
      event.preventDefault();
      const next = (steps[event.key] + buttons.length) % buttons.length;
      choose(next);
      buttons[next].focus();
    });
  });
})();
