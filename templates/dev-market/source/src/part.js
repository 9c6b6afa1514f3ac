/** The page of one good: into the bag, and the slice to the clipboard. */
export function startPart(bag) {
  const add = document.querySelector('[data-add]');
  const status = document.querySelector('[data-add-status]');
  const tell = () => {
    add.textContent = bag.has(add.dataset.add) ? 'In the bag: look inside' : 'Put into the bag';
  };
  add.addEventListener('click', () => {
    if (bag.has(add.dataset.add)) return bag.open();
    bag.add(add.dataset.add);
    status.textContent = 'It lies in your bag, in this browser, until you pay or change your mind.';
    tell();
  });
  addEventListener('bag', tell);
  tell();

  const slice = document.querySelector('[data-slice]');
  const copied = document.querySelector('[data-copy-status]');
  document.querySelector('[data-copy]').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(slice.textContent);
      copied.textContent = 'Copied.';
    } catch {
      getSelection().selectAllChildren(slice);
      copied.textContent = 'Marked: copy it with your keyboard.';
    }
  });
}
