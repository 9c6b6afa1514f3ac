import { readGood } from './words.js';

/** The page of one good: into the bag, and the slice to the clipboard. */
export function startPart(bag) {
  const add = document.querySelector('[data-add]');
  const good = readGood(document.querySelector('main [data-good]'));
  const status = document.querySelector('[data-add-status]');
  const tell = () => {
    add.textContent = bag.has(good.id) ? 'In the bag: open it' : 'Put into the bag';
  };
  add.addEventListener('click', () => {
    if (bag.has(good.id)) return bag.open();
    bag.add(good);
    status.textContent = 'In your bag, in this browser, until you pay or take it out.';
    tell();
  });
  addEventListener('bag', tell);
  tell();

  const slice = document.querySelector('[data-slice]');
  const copied = document.querySelector('[data-copy-status]');
  document.querySelector('[data-copy]')?.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(slice.textContent);
      copied.textContent = 'Copied.';
    } catch {
      getSelection().selectAllChildren(slice);
      copied.textContent = 'Selected: copy it with your keyboard.';
    }
  });
}
