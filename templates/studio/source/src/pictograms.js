/* The pictogram page: show the grid, and take a drawing home as SVG. */
const page = document.querySelector('[data-pictograms]');

if (page) {
  const status = page.querySelector('[data-status]');

  page.querySelector('[data-grid]').addEventListener('click', ({ currentTarget }) => {
    const isOn = page.classList.toggle('on-grid');
    currentTarget.setAttribute('aria-pressed', String(isOn));
  });

  /** A file of its own: what the style sheet says about lines is written into the drawing. */
  function toFile(glyph) {
    const copy = glyph.cloneNode(true);
    const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: 240, height: 240, fill: 'none', stroke: '#52170f', 'stroke-width': 2.5 };
    for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
    for (const solid of copy.querySelectorAll('.solid')) {
      solid.setAttribute('fill', '#52170f');
      solid.setAttribute('stroke', 'none');
      solid.removeAttribute('class');
    }
    for (const name of ['class', 'aria-hidden', 'focusable']) copy.removeAttribute(name);
    return new XMLSerializer().serializeToString(copy);
  }

  for (const button of page.querySelectorAll('[data-save]'))
    button.addEventListener('click', () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([toFile(button.querySelector('svg'))], { type: 'image/svg+xml' }));
      link.download = `${button.dataset.save}.svg`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      status.textContent = `${button.dataset.save}.svg is among your downloads.`;
    });
}
