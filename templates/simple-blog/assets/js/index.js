/*
 * The tags of the front page. The choice is kept in the address (index.html#bench),
 * so it can be linked to, and the back button undoes it.
 */
(() => {
  const buttons = [...document.querySelectorAll('[data-tag]')];
  const entries = [...document.querySelectorAll('[data-tags]')];
  const result = document.querySelector('[data-tag-result]');
  const has = (entry, tag) => tag === '' || entry.dataset.tags.split(' ').includes(tag);

  function apply() {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const known = buttons.some((button) => button.dataset.tag === wanted);
    const tag = known ? wanted : '';
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.tag === tag));
    for (const entry of entries) entry.hidden = !has(entry, tag);
    const count = entries.filter((entry) => !entry.hidden).length;
    result.textContent = tag ? `${count} of ${entries.length} posts` : '';
  }

  for (const button of buttons) {
    const count = entries.filter((entry) => has(entry, button.dataset.tag)).length;
    button.querySelector('.count').textContent = count;
    button.hidden = count === 0;
    button.addEventListener('click', () => {
      history.pushState(null, '', button.dataset.tag ? `#${button.dataset.tag}` : location.pathname);
      apply();
    });
  }
  addEventListener('popstate', apply);
  addEventListener('hashchange', apply);
  apply();
})();
