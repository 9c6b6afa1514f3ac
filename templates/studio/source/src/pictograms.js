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
    const ink = getComputedStyle(document.documentElement).getPropertyValue('--oxide').trim();
    const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    for (const part of document.querySelector(glyph.querySelector('use').getAttribute('href')).children) copy.append(part.cloneNode(true));
    const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', width: 240, height: 240, fill: 'none', stroke: ink, 'stroke-width': 2.5 };
    for (const [name, value] of Object.entries(attributes)) copy.setAttribute(name, value);
    for (const solid of copy.querySelectorAll('.solid')) {
      solid.setAttribute('fill', ink);
      solid.setAttribute('stroke', 'none');
      solid.removeAttribute('class');
    }
    return new XMLSerializer().serializeToString(copy);
  }

  for (const button of page.querySelectorAll('[data-save]'))
    button.addEventListener('click', () => {
      const link = document.createElement('a');
      const name = `${button.textContent.trim().toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.svg`;
      link.href = URL.createObjectURL(new Blob([toFile(button.querySelector('svg'))], { type: 'image/svg+xml' }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      status.textContent = `Saved as ${name}.`;
    });
}
