/* The bin: every film, sound and picture at hand, as rows that can be laid on the timeline. */
window.PictureStart = window.PictureStart || {};
PictureStart.bin = (() => {
  const { media, time } = PictureStart;
  const list = document.querySelector('[data-bin]');
  let host = null;
  const kinds = { scene: 'sample', video: 'film', image: 'picture', audio: 'sound', score: 'sample sound' };

  function drawFace(canvas, item) {
    const pen = canvas.getContext('2d');
    canvas.width = 128;
    canvas.height = 72;
    if (item.width) {
      const small = media.thumb(item, (item.length ?? 0) / 3);
      if (!small) return;
      const scale = Math.max(128 / small.width, 72 / small.height);
      pen.drawImage(small, (128 - small.width * scale) / 2, (72 - small.height * scale) / 2, small.width * scale, small.height * scale);
      return;
    }
    const { peaks } = media.of(item.id);
    pen.fillStyle = PictureStart.colour('--sound');
    pen.fillRect(0, 0, 128, 72);
    pen.fillStyle = PictureStart.colour('--wave');
    if (!peaks) return;
    for (let px = 0; px < 128; px += 3) {
      const tall = Math.max(2, Math.sqrt(peaks[Math.floor((px / 128) * peaks.length)] / 255) * 64);
      pen.fillRect(px, (72 - tall) / 2, 1.8, tall);
    }
  }

  function row(item, film) {
    const node = document.createElement('li');
    node.draggable = true;
    const isUsed = film.clips.some((clip) => clip.media === item.id);
    node.innerHTML = '<canvas aria-hidden="true"></canvas><div><p class="what"></p><p class="kind"></p></div><div class="acts"></div>';
    node.querySelector('.what').textContent = item.name;
    node.querySelector('.kind').textContent = `${item.length ? `${time.code(item.length, film.fps).slice(0, 5)} ` : ''}${kinds[item.kind]}`;
    const acts = node.querySelector('.acts');
    const button = (text, act) => {
      const one = document.createElement('button');
      one.type = 'button';
      one.textContent = text;
      one.setAttribute('aria-label', `${text}: ${item.name}`);
      one.addEventListener('click', () => host[act](item.id));
      acts.append(one);
    };
    button('Lay in', 'add');
    if (!isUsed) button('Remove', 'forget');
    node.addEventListener('dragstart', (event) => event.dataTransfer.setData('text/x-medium', item.id));
    drawFace(node.querySelector('canvas'), item);
    return node;
  }

  let sign = '';
  function draw(film) {
    const next = JSON.stringify([film.fps, document.documentElement.dataset.theme, film.media.map(({ id }) => [id, Boolean(media.of(id).peaks), media.of(id).thumbs.size, film.clips.some((clip) => clip.media === id)])]);
    if (next === sign) return;
    sign = next;
    list.replaceChildren(...film.media.map((item) => row(item, film)));
    // Drawing a face may have asked for its thumbnail: that is no change to draw again for.
    sign = JSON.stringify([film.fps, document.documentElement.dataset.theme, film.media.map(({ id }) => [id, Boolean(media.of(id).peaks), media.of(id).thumbs.size, film.clips.some((clip) => clip.media === id)])]);
  }

  return { draw, build: (lender) => { host = lender; } };
})();
