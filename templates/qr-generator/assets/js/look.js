/* The panel for shapes, colours and the mark. Writes into the look of the label in the slot. */
window.Feedroll = window.Feedroll || {};
Feedroll.look = (() => {
  const { draw, marks, label: { element } } = Feedroll;
  const panel = document.querySelector('[data-look]');
  const names = {
    shape: { square: 'Square', soft: 'Soft', dot: 'Dots', upright: 'Upright bars', lying: 'Lying bars' },
    eye: { square: 'Square', soft: 'Soft', round: 'Round', leaf: 'Leaf' },
  };
  const presets = [
    ['Thermal', '#000000', '#000000', '#ffffff'],
    ['Grass', '#0b3d0a', '#0b3d0a', '#d9f2cf'],
    ['Fluorescent', '#10140f', '#10140f', '#e8ff3a'],
    ['Two ribbons', '#14213d', '#c01621', '#ffffff'],
    ['Kraft', '#2b1c0d', '#2b1c0d', '#dcc6a0'],
    ['Negative', '#ffffff', '#ffffff', '#10140f'],
  ];

  /** A piece of a code for the buttons: modules in the given shape, or one eye. */
  function swatch(group, value) {
    const size = group === 'eye' ? 7 : 5;
    const rows = ['10110', '11100', '01011', '10010', '11011'];
    const modules = new Uint8Array(441);
    rows.forEach((row, y) => Array.from(row).forEach((bit, x) => {
      modules[(y + 8) * 21 + x + 8] = Number(bit);
    }));
    const plan = draw.plan({ size: 21, version: 1, modules }, {
      shape: group === 'shape' ? value : 'square', eye: group === 'eye' ? value : 'square', mark: 'none', quiet: 0, isClear: true, ink: 'currentColor', eyeInk: 'currentColor',
    });
    const [body, eyes] = plan.parts;
    const view = group === 'eye' ? '-0.5 -0.5 8 8' : `7.5 7.5 ${size + 1} ${size + 1}`;
    return `<svg viewBox="${view}" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d="${group === 'eye' ? eyes.d : body.d}"/></svg>`;
  }

  function buildRadios(group) {
    const place = panel.querySelector(`[data-group="${group}"]`);
    for (const [value, name] of Object.entries(names[group])) {
      const row = element('label', 'swatch');
      row.title = name;
      row.innerHTML = `<input type="radio" name="${group}" value="${value}">${swatch(group, value)}<span class="vh">${name}</span>`;
      place.append(row);
    }
  }

  function buildMarks() {
    const select = panel.querySelector('[name="mark"]');
    select.add(new Option('None', 'none'));
    for (const [value, { name }] of Object.entries(marks)) select.add(new Option(name, value));
    select.add(new Option('A picture of yours', 'picture'));
  }

  function buildPresets(change) {
    const place = panel.querySelector('[data-presets]');
    for (const [name, ink, eyeInk, paper] of presets) {
      const button = element('button', 'preset');
      button.type = 'button';
      button.title = name;
      button.innerHTML = `<svg viewBox="0 0 22 22" aria-hidden="true"><path fill="${paper}" d="M0 0h22v22H0z"/><path fill="${ink}" d="M12 4h6v3h-6zM4 12h3v6H4zM12 11h3v3h3v4h-6z"/><path fill="${eyeInk}" d="M4 4h5v5H4z"/></svg><span class="vh">${name}</span>`;
      button.addEventListener('click', () => change({ ink, eyeInk, paper, isClear: false }, ''));
      place.append(button);
    }
  }

  /** A picture as a square PNG of 240 pixels, as a data address: small enough to be kept. Rejects in words. */
  async function shrink(file) {
    if (!/^image\/(png|jpeg|webp|gif|svg\+xml|avif)$/.test(file.type)) throw new Error(`${file.name} is not a picture that a browser can draw.`);
    if (file.size > 8_000_000) throw new Error(`${file.name} is larger than 8 MB.`);
    const address = URL.createObjectURL(file);
    try {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 240;
      canvas.height = 240;
      // An SVG may have no size of its own; then it is square.
      const wide = image.naturalWidth || 240;
      const high = image.naturalHeight || 240;
      const scale = 240 / Math.max(wide, high);
      canvas.getContext('2d').drawImage(image, (240 - wide * scale) / 2, (240 - high * scale) / 2, wide * scale, high * scale);
      return canvas.toDataURL('image/png');
    } catch {
      throw new Error(`${file.name} can not be read as a picture.`);
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  /** `change(parts, key)` merges parts into the look; changes with the same key count as one step of undo. */
  function build(change, say) {
    buildRadios('shape');
    buildRadios('eye');
    buildMarks();
    buildPresets(change);
    const chooser = panel.querySelector('[data-picture]');
    const pick = () => chooser.click();
    panel.querySelector('[data-do="picture"]').addEventListener('click', pick);
    chooser.addEventListener('change', async () => {
      const [file] = chooser.files;
      chooser.value = '';
      if (!file) return;
      try {
        change({ picture: await shrink(file), mark: 'picture' }, '');
      } catch (error) {
        say(error.message);
      }
    });
    panel.addEventListener('input', ({ target }) => {
      const { name, value, type } = target;
      if (!name) return;
      if (name === 'mark' && value === 'picture' && !('hasPicture' in panel.dataset)) {
        target.value = panel.dataset.mark;
        pick();
      } else if (name === 'quiet') change({ quiet: Math.min(10, Math.max(0, Math.round(Number(value) || 0))) }, 'quiet');
      else if (name.endsWith('-hex')) {
        const hex = value.startsWith('#') ? value : `#${value}`;
        if (/^#[\da-f]{6}$/i.test(hex)) change({ [name.slice(0, -4)]: hex.toLowerCase() }, name);
      } else change({ [name]: type === 'checkbox' ? target.checked : value }, type === 'color' ? name : '');
    });
    panel.addEventListener('focusout', ({ target }) => {
      if (target.name?.endsWith('-hex')) target.value = panel.querySelector(`[name="${target.name.slice(0, -4)}"]`).value;
    });
  }

  function fill(look) {
    panel.dataset.mark = look.mark;
    panel.toggleAttribute('data-has-picture', Boolean(look.picture));
    for (const input of panel.querySelectorAll('[name]')) {
      const { name, type } = input;
      if (type === 'radio') input.checked = look[name] === input.value;
      else if (type === 'checkbox') input.checked = look[name];
      else if (name.endsWith('-hex')) {
        if (input !== document.activeElement) input.value = look[name.slice(0, -4)];
      } else if (input.value !== String(look[name])) input.value = look[name];
    }
    panel.querySelector('[name="markSize"]').disabled = look.mark === 'none';
  }

  return { build, fill };
})();
