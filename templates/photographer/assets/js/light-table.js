/*
 * The light table: lifts a frame out of the sheet. Links with data-frame open it and hold its title and exposure; without
 * this script they lead to the frame on its own page. Arrow keys turn to the next frame, Home and End to the first and
 * last, Escape puts it back.
 */
(() => {
  const film = document.querySelector('main').dataset.film;
  const links = [...document.querySelectorAll('a[data-frame]')].filter((link) => !link.closest('[data-shown="no"]'));
  const make = (tag, props = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), props);
    element.append(...children);
    return element;
  };

  const picture = make('img', { width: 1080, height: 1080 });
  const number = make('b');
  const title = make('h2', { id: 'lifted' });
  const data = make('p', { className: 'data' });
  const order = make('a', { className: 'button', textContent: 'Order a print' });
  const back = make('button', { type: 'button', textContent: 'Previous' });
  const on = make('button', { type: 'button', textContent: 'Next' });
  const close = make('button', { type: 'button', className: 'close', textContent: 'Put it back' });
  const words = make('div', { className: 'words' }, title, data, make('p', { className: 'turn' }, back, on, order));
  words.setAttribute('aria-live', 'polite');
  const edge = make('span', { className: 'edge' }, number, make('i', { textContent: film }));
  const slide = make('div', { className: 'slide' }, picture, edge);
  const table = make('dialog', { className: 'light-table' }, slide, words, close);
  table.setAttribute('aria-labelledby', 'lifted');
  document.body.append(table);
  order.hidden = !document.querySelector('a[href^="prints.html"]:not([data-shown="no"] a)');

  let at = 0;

  function show(index) {
    at = (index + links.length) % links.length;
    const link = links[at];
    const { frame, title: name, exposure } = link.dataset;
    const small = link.querySelector('.photo') ?? link.querySelector('img');
    // The small picture is there already: it stands in until the large one has come.
    slide.style.backgroundImage = `url("${small.src}")`;
    picture.src = small.dataset.large ?? small.src;
    picture.alt = small.alt;
    picture.classList.toggle('photo', small.matches('.photo'));
    picture.style.objectPosition = small.style.objectPosition;
    number.textContent = String(Number(frame));
    title.textContent = name;
    data.textContent = exposure;
    order.href = `prints.html#frame-${frame}`;
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-frame]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(links.indexOf(link));
    table.showModal();
    on.focus();
  });

  back.addEventListener('click', () => show(at - 1));
  on.addEventListener('click', () => show(at + 1));
  close.addEventListener('click', () => table.close());
  table.addEventListener('click', ({ target }) => target === table && table.close());
  table.addEventListener('close', () => links[at].focus());
  table.addEventListener('keydown', (event) => {
    const turn = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    show(turn);
  });
})();
