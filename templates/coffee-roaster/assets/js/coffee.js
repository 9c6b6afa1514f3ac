/*
 * One coffee at a time: the one that the address names, such as coffee.html#gatura, or the first. The step it stands on is
 * as high as its farm is among the others. Without JavaScript all of them stand below each other.
 */
(() => {
  const { coffees } = globalThis.Roastery;
  const list = [...coffees.values()];
  const ways = document.querySelector('[data-ways]');
  const title = document.title;
  const highest = Math.max(...list.map(({ facts }) => facts.height));

  for (const { node, facts } of list) node.querySelector('[data-step]').style.setProperty('--share', facts.height / highest);

  function way(words, coffee) {
    const link = Object.assign(document.createElement('a'), { href: `#${coffee.id}` });
    const name = Object.assign(document.createElement('b'), { textContent: coffee.name });
    link.append(`${words} `, name);
    return link;
  }

  function show() {
    const chosen = coffees.get(decodeURIComponent(location.hash.slice(1))) ?? list[0];
    for (const one of list) one.node.hidden = one !== chosen;
    document.title = `${chosen.name} – ${title}`;
    const byHeight = [...list].sort((one, other) => one.facts.height - other.facts.height);
    const place = byHeight.indexOf(chosen);
    const [lower, higher] = [byHeight[place - 1], byHeight[place + 1]];
    ways.replaceChildren(...(lower ? [way('Next lower:', lower)] : []), ...(higher ? [way('Next higher:', higher)] : []));
  }

  addEventListener('hashchange', () => {
    show();
    scrollTo(0, 0);
  });
  show();
})();
