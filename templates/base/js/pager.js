/* A nav with data-pager="3" shows the list of posts three at a time. Without the script all of them are shown. */
(() => {
  for (const nav of document.querySelectorAll('[data-pager]')) {
    const list = document.querySelector('.post-list');
    const items = [...(list?.children ?? [])];
    const size = Number(nav.dataset.pager);
    const count = Math.ceil(items.length / size);
    if (count < 2) continue;
    const previous = nav.querySelector('[data-pager-previous]');
    const next = nav.querySelector('[data-pager-next]');
    const status = nav.querySelector('[data-pager-status]');
    let page = 0;
    const show = () => {
      items.forEach((item, index) => {
        item.hidden = Math.floor(index / size) !== page;
      });
      previous.disabled = page === 0;
      next.disabled = page === count - 1;
      status.textContent = `Page ${page + 1} of ${count}`;
    };
    const turn = (by) => () => {
      page += by;
      show();
      list.scrollIntoView({ block: 'start' });
    };
    status.setAttribute('role', 'status');
    previous.addEventListener('click', turn(-1));
    next.addEventListener('click', turn(1));
    nav.hidden = false;
    show();
  }
})();
