/* Goods with their colours: the swatch that is chosen shows its picture, and links lead to it. */

const nameOf = (radio) => radio.value;

/** The item of the colour that is chosen in an element, or the first. */
export function colourOf(node) {
  return (node.querySelector('.colours input:checked') ?? node.querySelector('.colours input')).closest('li');
}

/** What a colour is called, and the pictures it is shown by. */
export function readColour(item) {
  const image = (frame) => item.querySelector(`${frame} .photo`) ?? item.querySelector(`${frame} img`);
  return {
    name: nameOf(item.querySelector('input')),
    colour: item.dataset.colour,
    cloth: item.dataset.cloth,
    gone: item.querySelector('[data-gone]').textContent,
    picture: image('.picture').getAttribute('src'),
    isPhoto: image('.picture').classList.contains('photo'),
  };
}

/** Chooses a colour of a card and lets its link lead there. */
export function choose(node, item) {
  item.querySelector('input').checked = true;
  follow(node);
}

function follow(node) {
  const link = node.querySelector('a[href*=".html"]');
  const [radio] = node.querySelectorAll('.colours input');
  const chosen = node.querySelector('.colours input:checked');
  if (!link || !chosen) return;
  const [page] = link.getAttribute('href').split('?');
  link.setAttribute('href', chosen === radio ? page : `${page}?colour=${encodeURIComponent(nameOf(chosen))}`);
}

/** Makes the colours of every card work; the first is chosen, as the picture shows it. */
export function startGoods() {
  for (const node of document.querySelectorAll('[data-product]')) {
    node.querySelector('.colours input').checked = true;
    node.addEventListener('change', () => follow(node));
  }
  const first = document.querySelector('.pieces input');
  if (first) first.checked = true;
}
