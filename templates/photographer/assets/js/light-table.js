/*
 * The light table: lifts a frame out of the sheet. Links with data-frame open it; without this script they lead to
 * the frame on its own page. Arrow keys turn to the next frame, Home and End to the first and last, Escape puts it back.
 */
(() => {
  const frames = window.frames12;
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
  const slide = make('div', { className: 'slide' }, picture, make('span', { className: 'edge' }, number, make('i', { textContent: 'Kestrel Pan 400' })));
  const table = make('dialog', { className: 'light-table' }, slide, words, close);
  table.setAttribute('aria-labelledby', 'lifted');
  document.body.append(table);

  let at = 0;
  let from = null;

  function show(index) {
    at = (index + frames.length) % frames.length;
    const frame = frames[at];
    // The small picture is there already: it stands in until the large one has come.
    slide.style.backgroundImage = `url("assets/photos/frame-${frame.id}-s.avif")`;
    picture.src = `assets/photos/frame-${frame.id}.avif`;
    picture.alt = frame.alt;
    number.textContent = String(at + 1);
    title.textContent = frame.title;
    data.textContent = frame.data;
    order.href = `prints.html#frame-${frame.id}`;
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-frame]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    from = link;
    show(frames.findIndex(({ id }) => id === link.dataset.frame));
    table.showModal();
    on.focus();
  });

  back.addEventListener('click', () => show(at - 1));
  on.addEventListener('click', () => show(at + 1));
  close.addEventListener('click', () => table.close());
  table.addEventListener('click', ({ target }) => target === table && table.close());
  table.addEventListener('close', () => {
    const link = document.querySelector(`a[data-frame="${frames[at].id}"]`) ?? from;
    link.focus();
  });
  table.addEventListener('keydown', (event) => {
    const turn = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: frames.length - 1 }[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    show(turn);
  });
})();
