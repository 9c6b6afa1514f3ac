import type { Browser } from 'playwright';
import { type Frame, framesPerSecond, type Pointer } from './camera.ts';
import { type Chunk, packWebm } from './webm.ts';

export const filmSize = { width: 1280, height: 800 };

/** The longest a product's film may be, in bytes. */
export const mostFilmBytes = 1_500_000;

/** A frame of a film, and where the pointer is drawn into it: nowhere for null. */
export type FilmFrame = Pick<Frame, 'jpeg'> & { pointer: Pointer | null };

/**
 * Draws the pointer into the frames and packs them as a VP9 film, with the encoder that the browser has. The bit rate is
 * lowered until the film has no more than `most` bytes.
 */
export async function encodeFilm(
  frames: FilmFrame[],
  browser: Browser,
  origin: string,
  most = mostFilmBytes,
): Promise<Buffer> {
  const seconds = frames.length / framesPerSecond;
  let film: Buffer = Buffer.alloc(0);
  for (const share of [0.8, 0.5, 0.3, 0.2]) {
    const bitrate = Math.round((most * 8 * share) / seconds);
    film = packWebm(await encodeAt(bitrate, frames, browser, origin), filmSize, seconds * 1000);
    if (film.length <= most) return film;
  }
  throw new Error(`The film has ${film.length} bytes, more than ${most}: let less move, or less long.`);
}

async function encodeAt(
  bitrate: number,
  frames: FilmFrame[],
  browser: Browser,
  origin: string,
): Promise<Chunk[]> {
  const page = await browser.newPage();
  try {
    // Encoders are for pages of a secure origin, which the loopback address is.
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(startEncoder, { ...filmSize, bitrate, framerate: framesPerSecond });
    for (const [at, { jpeg, pointer }] of frames.entries())
      await page.evaluate(encodeFrame, {
        jpeg: jpeg.toString('base64'),
        pointer,
        time: Math.round((at * 1_000_000) / framesPerSecond),
        isKey: at % (framesPerSecond * 5) === 0,
      });
    const chunks = await page.evaluate(finishEncoder);
    return chunks.map(({ time, isKey, data }) => ({
      time: Math.round(time / 1000),
      isKey,
      data: Buffer.from(data, 'base64'),
    }));
  } finally {
    await page.close();
  }
}

interface Studio {
  encoder: VideoEncoder;
  canvas: OffscreenCanvas;
  chunks: { time: number; isKey: boolean; data: string }[];
  failure: string | null;
}

/** Runs in the page. */
function startEncoder(settings: { width: number; height: number; bitrate: number; framerate: number }): void {
  const chunks: Studio['chunks'] = [];
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      chunks.push({ time: chunk.timestamp, isKey: chunk.type === 'key', data: btoa(binary) });
    },
    error(error) {
      studio.failure = error.message;
    },
  });
  encoder.configure({ codec: 'vp09.00.31.08', latencyMode: 'quality', bitrateMode: 'variable', ...settings });
  const canvas = new OffscreenCanvas(settings.width, settings.height);
  const studio: Studio = { encoder, canvas, chunks, failure: null };
  (window as unknown as { studio: Studio }).studio = studio;
}

/** Runs in the page. */
async function encodeFrame(frame: {
  jpeg: string;
  pointer: Pointer | null;
  time: number;
  isKey: boolean;
}): Promise<void> {
  const { encoder, canvas } = (window as unknown as { studio: Studio }).studio;
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const bytes = Uint8Array.from(atob(frame.jpeg), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  if (frame.pointer) {
    const { x, y, isDown } = frame.pointer;
    if (isDown) {
      context.beginPath();
      context.arc(x, y, 18, 0, Math.PI * 2);
      context.fillStyle = 'rgba(20, 20, 20, 0.18)';
      context.fill();
    }
    const arrow = new Path2D('M0 0 L0 20 L5 15.5 L8.6 23.6 L12 22.1 L8.5 14.2 L15 13.8 Z');
    context.save();
    context.translate(x, y);
    context.fillStyle = '#111';
    context.strokeStyle = '#fff';
    context.lineWidth = 2.5;
    context.lineJoin = 'round';
    context.stroke(arrow);
    context.fill(arrow);
    context.restore();
  }
  const image = new VideoFrame(canvas, { timestamp: frame.time });
  encoder.encode(image, { keyFrame: frame.isKey });
  image.close();
  while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Runs in the page. */
async function finishEncoder(): Promise<Studio['chunks']> {
  const { studio } = window as unknown as { studio: Studio };
  await studio.encoder.flush();
  if (studio.failure) throw new Error(studio.failure);
  return studio.chunks;
}
