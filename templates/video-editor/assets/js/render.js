/* Makes the finished film. Two ways: frame by frame with WebCodecs, or a recorder that listens while it plays. */
window.PictureStart = window.PictureStart || {};
PictureStart.render = (() => {
  const { project, compositor, sound, webm } = PictureStart;

  class Stopped extends Error {}

  const codecs = [['vp09.00.41.08', 'V_VP9'], ['vp8', 'V_VP8']];

  /** The first codec this browser encodes at that size, with its settings; null when there is none. */
  async function encoderFor(width, height, fps, bitrate) {
    if (typeof VideoEncoder === 'undefined' || typeof AudioEncoder === 'undefined') return null;
    for (const [codec, name] of codecs) {
      const config = { codec, width, height, bitrate, framerate: fps, latencyMode: 'quality' };
      try {
        if ((await VideoEncoder.isConfigSupported(config)).supported) return { config, name };
      } catch {
        // This name is unknown here; the next one may be known.
      }
    }
    return null;
  }

  const recorderType = () =>
    typeof MediaRecorder === 'undefined' ? null : ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'].find((type) => MediaRecorder.isTypeSupported(type)) ?? null;

  /** Which ways this browser has: `{ exact, live }`, each true or false. */
  async function ways(width, height, fps) {
    return { exact: (await encoderFor(width, height, fps, 5e6)) !== null, live: recorderType() !== null };
  }

  const bytesOf = (chunk) => {
    const bytes = new Uint8Array(chunk.byteLength);
    chunk.copyTo(bytes);
    return bytes;
  };

  /** Sound of the whole piece as Opus. Answers chunks and the head the encoder gives for them. */
  async function encodeSound(buffer, check) {
    const chunks = [];
    let head = null;
    let fault = null;
    const encoder = new AudioEncoder({
      output: (chunk, meta) => {
        const { description } = meta?.decoderConfig ?? {};
        if (description) head = new Uint8Array(ArrayBuffer.isView(description) ? description.buffer.slice(description.byteOffset, description.byteOffset + description.byteLength) : description);
        chunks.push({ track: 2, ms: Math.round(chunk.timestamp / 1000), isKey: true, bytes: bytesOf(chunk) });
      },
      error: (error) => { fault = error; },
    });
    encoder.configure({ codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, bitrate: 128_000 });
    const step = 48_000;
    for (let from = 0; from < buffer.length; from += step) {
      check();
      if (fault) throw fault;
      const count = Math.min(step, buffer.length - from);
      const planes = new Float32Array(count * 2);
      for (const channel of [0, 1]) planes.set(buffer.getChannelData(channel).subarray(from, from + count), channel * count);
      const data = new AudioData({ format: 'f32-planar', sampleRate: 48_000, numberOfFrames: count, numberOfChannels: 2, timestamp: Math.round((from / 48_000) * 1e6), data: planes });
      encoder.encode(data);
      data.close();
    }
    await encoder.flush();
    encoder.close();
    return { chunks, head };
  }

  /** Every frame is drawn, waited for and encoded; takes as long as it takes. */
  async function exact(film, { from, until, width, height, bitrate, show, check }) {
    const { config, name } = await encoderFor(width, height, film.fps, bitrate);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    const chunks = [];
    let fault = null;
    const encoder = new VideoEncoder({
      output: (chunk) => chunks.push({ track: 1, ms: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', bytes: bytesOf(chunk) }),
      error: (error) => { fault = error; },
    });
    try {
      encoder.configure(config);
      const count = Math.max(1, Math.round((until - from) * film.fps));
      for (let n = 0; n < count; n += 1) {
        check();
        if (fault) throw fault;
        const t = from + n / film.fps;
        await compositor.settle(film, t);
        compositor.draw(pen, film, t, width, height);
        const frame = new VideoFrame(canvas, { timestamp: Math.round((n / film.fps) * 1e6), duration: Math.round(1e6 / film.fps) });
        encoder.encode(frame, { keyFrame: n % (film.fps * 2) === 0 });
        frame.close();
        if (n % 4 === 0 || encoder.encodeQueueSize > 6) {
          show(n / count, canvas);
          await new Promise((resolve) => { setTimeout(resolve); });
        }
        while (encoder.encodeQueueSize > 12) await new Promise((resolve) => { setTimeout(resolve, 10); });
      }
      await encoder.flush();
      if (fault) throw fault;
    } finally {
      if (encoder.state !== 'closed') encoder.close();
    }
    show(0.99, canvas);
    const mixed = await sound.mix(film, from, until);
    const heard = mixed ? await encodeSound(mixed, check) : null;
    return webm.pack({ chunks: heard ? [...chunks, ...heard.chunks] : chunks, width, height, codec: name, ms: (until - from) * 1000, sound: heard });
  }

  /** Plays the film once and records it. Takes as long as the film; the tab has to stay in front. */
  async function live(film, { from, until, width, height, bitrate, show, check }) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    await compositor.settle(film, from);
    compositor.draw(pen, film, from, width, height);
    const outlet = sound.outlet();
    const stream = canvas.captureStream(film.fps);
    for (const track of outlet.stream.getAudioTracks()) stream.addTrack(track);
    const mimeType = recorderType();
    const recorder = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: bitrate });
    const parts = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const finished = new Promise((resolve) => { recorder.addEventListener('stop', resolve); });
    recorder.start(500);
    sound.play(film, from, outlet);
    const since = performance.now();
    try {
      for (;;) {
        const t = from + (performance.now() - since) / 1000;
        if (t >= until) break;
        check();
        compositor.cue(film, t, 1);
        compositor.draw(pen, film, t, width, height);
        show((t - from) / (until - from), canvas);
        // Timers go on where frames would stop, in a tab that is behind another.
        await new Promise((resolve) => { setTimeout(resolve, 1000 / film.fps / 2); });
      }
    } finally {
      sound.stop();
      recorder.stop();
      await finished;
      for (const track of stream.getTracks()) track.stop();
    }
    return new Blob(parts, { type: mimeType.split(';')[0] });
  }

  /**
   * The film as a Blob. `options`: `{ way: 'exact' | 'live', from, until, width, height, bitrate, show(part, canvas), isStopped() }`.
   * Rejects with `render.Stopped` when it was stopped.
   */
  async function make(film, options) {
    const check = () => {
      if (options.isStopped()) throw new Stopped('Stopped');
    };
    const used = film.clips.filter(({ media: id }) => id?.startsWith('score-')).map(({ media: id }) => PictureStart.media.compose(id));
    await Promise.all(used);
    return (options.way === 'exact' ? exact : live)(film, { ...options, check });
  }

  /** One frame as a PNG, in the size of the film. */
  async function poster(film, t, width, height) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    await compositor.settle(film, t);
    compositor.draw(canvas.getContext('2d'), film, t, width, height);
    return new Promise((resolve) => { canvas.toBlob(resolve, 'image/png'); });
  }

  return { ways, make, poster, Stopped };
})();
