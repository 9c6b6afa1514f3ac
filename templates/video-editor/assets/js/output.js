/* The export: asks how, shows the leader running down while it works, and can be stopped. */
window.PictureStart = window.PictureStart || {};
PictureStart.output = (() => {
  const { project, render, time, colour } = PictureStart;
  const dialog = document.querySelector('[data-output]');
  const form = dialog.querySelector('form');
  const { elements } = form;
  const status = dialog.querySelector('[data-output-status]');
  const screen = dialog.querySelector('[data-output-screen]');
  let host = null;
  let isStopped = false;
  let isBusy = false;

  function save(blob, name) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    // Some browsers read the file a little later than the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  const fileName = (film, ending) => `${film.name.toLowerCase().normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'film'}.${ending}`;

  const sizeOf = (film, scale = 1) => film.size.split('x').map((side) => Math.round((Number(side) * scale) / 2) * 2);

  function range(film) {
    const { in: first, out: last } = film.marks;
    const length = project.lengthOf(film);
    const isMarked = elements.part.value === 'marked';
    return isMarked ? [Math.min(first ?? 0, length), Math.min(last ?? length, length)] : [0, length];
  }

  /** The countdown of a leader over the picture that is being made. */
  function drawLeader(part, picture) {
    const pen = screen.getContext('2d');
    const { width, height } = screen;
    pen.fillStyle = colour('--film');
    pen.fillRect(0, 0, width, height);
    if (picture) {
      const scale = Math.min(width / picture.width, height / picture.height);
      pen.drawImage(picture, (width - picture.width * scale) / 2, (height - picture.height * scale) / 2, picture.width * scale, picture.height * scale);
    }
    const middle = [width / 2, height / 2];
    const radius = height * 0.36;
    pen.fillStyle = colour('--perforation');
    pen.beginPath();
    pen.moveTo(...middle);
    pen.arc(...middle, radius, -Math.PI / 2, -Math.PI / 2 + part * Math.PI * 2);
    pen.globalAlpha = 0.82;
    pen.fill();
    pen.globalAlpha = 1;
    pen.lineWidth = 3;
    pen.strokeStyle = colour('--perforation');
    for (const r of [radius, radius * 1.12]) {
      pen.beginPath();
      pen.arc(...middle, r, 0, Math.PI * 2);
      pen.stroke();
    }
    pen.fillStyle = colour('--film');
    pen.strokeStyle = colour('--perforation');
    pen.lineWidth = 8;
    pen.font = `700 ${Math.round(radius * 0.9)}px ${getComputedStyle(document.documentElement).getPropertyValue('--sans')}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    const figure = String(Math.min(99, Math.floor(part * 100)));
    pen.strokeText(figure, middle[0], middle[1] + radius * 0.05);
    pen.fillText(figure, middle[0], middle[1] + radius * 0.05);
  }

  function tell() {
    const film = host.film();
    const [from, until] = range(film);
    const [width, height] = sizeOf(film, Number(elements.scale.value));
    const isEmpty = until - from < project.frame(film);
    form.querySelector('[value="make"]').disabled = isEmpty || (!elements.way.value);
    status.textContent = isEmpty ? 'There is nothing between the marks.' : `${time.code(until - from, film.fps)} of ${width} × ${height}, about ${Math.max(1, Math.round(((until - from) * (Number(elements.rate.value) + 0.13)) / 8))} MB.`;
  }

  async function open(lender) {
    host = lender;
    const film = host.film();
    const ways = await render.ways(...sizeOf(film), film.fps);
    const [exact, live] = elements.way.options;
    exact.disabled = !ways.exact;
    live.disabled = !ways.live;
    elements.way.value = ways.exact ? 'exact' : ways.live ? 'live' : '';
    const isMarked = film.marks.in !== null || film.marks.out !== null;
    elements.part.options[1].disabled = !isMarked;
    elements.part.value = isMarked ? 'marked' : 'whole';
    dialog.removeAttribute('data-busy');
    tell();
    if (!ways.exact && !ways.live) status.textContent = 'This browser can neither encode nor record films. Chrome, Edge, Firefox and Safari of today can.';
    dialog.showModal();
  }

  async function make() {
    const film = structuredClone(host.film());
    const [from, until] = range(film);
    const [width, height] = sizeOf(film, Number(elements.scale.value));
    isStopped = false;
    isBusy = true;
    dialog.setAttribute('data-busy', '');
    dialog.querySelector('[data-stop]').focus();
    const began = performance.now();
    let told = -1;
    try {
      const blob = await render.make(film, {
        way: elements.way.value, from, until, width, height, bitrate: Number(elements.rate.value) * 1e6,
        isStopped: () => isStopped,
        show: (part, canvas) => {
          drawLeader(part, canvas);
          const percent = Math.floor(part * 10) * 10;
          if (percent === told) return;
          told = percent;
          const spent = (performance.now() - began) / 1000;
          status.textContent = part > 0.05 ? `${percent} % done, about ${Math.max(1, Math.ceil((spent / part) * (1 - part)))} seconds left.` : 'Preparing the export.';
        },
      });
      const name = fileName(film, blob.type.includes('mp4') ? 'mp4' : 'webm');
      save(blob, name);
      host.say(`${name} saved: ${(blob.size / 1e6).toFixed(1)} MB.`);
      dialog.close();
    } catch (error) {
      if (error instanceof render.Stopped) {
        tell();
        host.say('Stopped. Nothing was saved.');
      } else status.textContent = `The film could not be made: ${error.message || 'the encoder gave up'}. Try a smaller frame or the other way.`;
    } finally {
      isBusy = false;
      dialog.removeAttribute('data-busy');
    }
  }

  form.addEventListener('submit', (event) => {
    if (event.submitter?.value !== 'make') return;
    event.preventDefault();
    make();
  });
  form.addEventListener('input', tell);
  dialog.querySelector('[data-stop]').addEventListener('click', () => { isStopped = true; });
  dialog.addEventListener('cancel', (event) => {
    if (!isBusy) return;
    event.preventDefault();
    isStopped = true;
  });

  return { open, save, fileName, sizeOf };
})();
