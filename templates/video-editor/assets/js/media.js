/* Pictures, films and sounds: what they are made of, their frames, thumbnails and waveforms. */
window.PictureStart = window.PictureStart || {};
PictureStart.media = (() => {
  const { scenes, score } = PictureStart;
  /** By id of the medium: address of the file, still picture, samples, peaks, thumbnails. */
  const known = new Map();
  const players = new Map();
  const listeners = new Set();
  const thumbHigh = 54;
  /** Files beyond this are not searched for sound: the whole of it would have to be unpacked into memory. */
  const mostSoundBytes = 300_000_000;
  /** Milliseconds after which a frame that nobody tells of is taken to be there. */
  const mostFrameWait = 1000;
  /** By player: the time whose frame is known to be there. */
  const drawn = new WeakMap();
  let ear = null;

  const tell = () => listeners.forEach((listen) => listen());
  const of = (id) => {
    if (!known.has(id)) known.set(id, { thumbs: new Map(), waiting: [] });
    return known.get(id);
  };

  /** Samples are unpacked with 48,000 values a second, so that every browser gives the same. */
  function decode(bytes) {
    ear ??= new OfflineAudioContext(2, 1, 48_000);
    return ear.decodeAudioData(bytes);
  }

  /** The loudest value of each hundredth of a second. */
  function peaksOf(samples, rate) {
    const step = rate / 100;
    const peaks = new Uint8Array(Math.ceil(samples.length / step));
    for (let n = 0; n < peaks.length; n += 1) {
      let most = 0;
      const end = Math.min(samples.length, Math.floor((n + 1) * step));
      for (let k = Math.floor(n * step); k < end; k += 4) most = Math.max(most, Math.abs(samples[k]));
      peaks[n] = Math.min(255, most * 255);
    }
    return peaks;
  }

  function event(target, name, fault) {
    return new Promise((resolve, reject) => {
      target.addEventListener(name, resolve, { once: true });
      target.addEventListener('error', () => reject(new Error(fault)), { once: true });
    });
  }

  function player(address) {
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    video.src = address;
    return video;
  }

  /** What a file is: `{ id, kind, name, length, width, height }`. Rejects in words when no browser can read it. */
  async function inspect(file, id) {
    const item = of(id);
    item.address = URL.createObjectURL(file);
    const kind = file.type.split('/')[0];
    const name = file.name.replace(/\.[^.]+$/, '').slice(0, 60) || 'Untitled';
    if (kind === 'image') {
      const image = new Image();
      image.src = item.address;
      await image.decode().catch(() => { throw new Error(`${file.name} can not be read as a picture.`); });
      item.still = image;
      return { id, kind, name, width: image.naturalWidth || 1280, height: image.naturalHeight || 720 };
    }
    if (kind !== 'video' && kind !== 'audio') throw new Error(`${file.name} is no film, sound or picture.`);
    if (kind === 'audio') {
      item.buffer = await decode(await file.arrayBuffer()).catch(() => { throw new Error(`${file.name} is in a format this browser can not play.`); });
      item.peaks = peaksOf(item.buffer.getChannelData(0), item.buffer.sampleRate);
      return { id, kind, name, length: item.buffer.duration };
    }
    const video = player(item.address);
    await event(video, 'loadeddata', `${file.name} is in a format this browser can not play.`);
    if (!Number.isFinite(video.duration)) {
      // Films made by a recorder do not say how long they are until one has been at their end.
      video.currentTime = 1e7;
      await event(video, 'durationchange', `${file.name} does not say how long it is.`);
    }
    item.seeker = video;
    const result = { id, kind, name, length: video.duration, width: video.videoWidth, height: video.videoHeight };
    if (file.size <= mostSoundBytes)
      file.arrayBuffer().then(decode).then((buffer) => {
        item.buffer = buffer;
        item.peaks = peaksOf(buffer.getChannelData(0), buffer.sampleRate);
        tell();
      }, () => {
        // A film without a sound track: nothing to hear, nothing to draw.
      });
    return result;
  }

  /** Works out a sample sound when it is first needed. */
  async function compose(id) {
    const item = of(id);
    item.making ??= score.play(id.slice(6)).then(({ samples, rate }) => {
      item.buffer = new AudioBuffer({ length: samples.length, sampleRate: rate, numberOfChannels: 1 });
      item.buffer.copyToChannel(samples, 0);
      item.peaks = peaksOf(samples, rate);
      tell();
    });
    return item.making;
  }

  /**
   * Resolves when the frame of the seek that begins now can be drawn. On a busy machine that is after `seeked`: what is
   * drawn at once is the frame before. A hidden tab shows no frames and is told of none.
   */
  function frameOf(video) {
    if (!video.requestVideoFrameCallback || document.hidden) return Promise.resolve();
    const began = performance.now();
    return new Promise((resolve) => {
      const look = (_, { presentationTime }) => {
        if (presentationTime < began) video.requestVideoFrameCallback(look);
        else resolve();
      };
      video.requestVideoFrameCallback(look);
      setTimeout(resolve, mostFrameWait);
    });
  }

  async function seek(video, t) {
    const goal = Math.min(Math.max(0, t), Math.max(0, video.duration - 0.01));
    if (video.readyState < 2) await event(video, 'loadeddata', 'The film can not be read.');
    if (video.currentTime === drawn.get(video) && Math.abs(video.currentTime - goal) < 0.002) return;
    const done = event(video, 'seeked', 'The film can not be read.');
    const frame = frameOf(video);
    video.currentTime = goal;
    await done;
    await frame;
    drawn.set(video, video.currentTime);
  }

  /** The player of one clip. Two clips of the same film have two, so that one can dissolve into the other. */
  function playerOf(clip) {
    let video = players.get(clip.id);
    if (!video || video.dataset.media !== clip.media) {
      video = player(of(clip.media).address);
      video.dataset.media = clip.media;
      video.addEventListener('seeked', () => {
        tell();
        video.requestVideoFrameCallback?.(tell);
      });
      video.addEventListener('loadeddata', tell);
      players.set(clip.id, video);
    }
    return video;
  }

  /** Lets go of players that no clip needs at the moment: browsers allow only so many. */
  function rest(wanted) {
    for (const [id, video] of players)
      if (!wanted.has(id)) {
        video.pause();
        if (players.size > 8) {
          video.removeAttribute('src');
          video.load();
          players.delete(id);
        }
      }
  }

  /** A small picture of the medium at a time, or null until it is there; `tell` is called then. */
  function thumb(media, t) {
    const item = of(media.id);
    const step = media.kind === 'video' ? Math.max(0.5, media.length / 60) : media.kind === 'scene' ? 0.5 : 1;
    const key = media.kind === 'image' ? 0 : Math.round(Math.max(0, t) / step);
    if (item.thumbs.has(key)) return item.thumbs.get(key);
    const canvas = document.createElement('canvas');
    canvas.height = thumbHigh * 2;
    canvas.width = Math.round((thumbHigh * 2 * media.width) / media.height);
    const pen = canvas.getContext('2d');
    if (media.kind === 'scene') {
      pen.scale(canvas.width / 1280, canvas.height / 720);
      scenes[media.id.slice(6)].draw(pen, key * step);
      item.thumbs.set(key, canvas);
      return canvas;
    }
    if (media.kind === 'image') {
      pen.drawImage(item.still, 0, 0, canvas.width, canvas.height);
      item.thumbs.set(key, canvas);
      return canvas;
    }
    item.thumbs.set(key, null);
    item.waiting.push({ key, at: Math.min(key * step, media.length - 0.05), canvas, pen });
    if (!item.isDrawing) drawWaiting(item);
    return null;
  }

  async function drawWaiting(item) {
    item.isDrawing = true;
    while (item.waiting.length > 0) {
      const { key, at, canvas, pen } = item.waiting.shift();
      try {
        await seek(item.seeker, at);
        pen.drawImage(item.seeker, 0, 0, canvas.width, canvas.height);
        item.thumbs.set(key, canvas);
      } catch {
        // A frame that can not be read leaves a gap in the strip, nothing more.
      }
      if (item.waiting.length % 6 === 0) tell();
    }
    item.isDrawing = false;
    tell();
  }

  return { of, inspect, compose, seek, playerOf, rest, thumb, listen: (call) => listeners.add(call) };
})();
