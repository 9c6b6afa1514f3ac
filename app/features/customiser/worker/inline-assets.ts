import { decideTheme, type Theme } from '../../../../domain/template/decide-theme.ts';
import { pathFrom } from '../path-from.ts';

/** The files of a website by their paths: texts that may be changed, and everything as bytes. */
export type Assets = {
  text(path: string): string | null;
  bytes(path: string): Uint8Array | null;
};

const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  webm: 'video/webm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Makes files part of the text that names them, since what the preview runs in loads nothing. */
export class Inliner {
  #addresses = new Map<string, { bytes: Uint8Array; address: string }>();
  #sheets = new Map<string, { css: string; done: string }>();
  #assets: Assets;

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** A picture, film or face as a `data:` address; null for what is none or is not there. */
  address(path: string): string | null {
    const type = types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()];
    const bytes = type ? this.#assets.bytes(path) : null;
    if (!type || !bytes) return null;
    const known = this.#addresses.get(path);
    if (known?.bytes === bytes) return known.address;
    const address = `data:${type};base64,${toBase64(bytes)}`;
    this.#addresses.set(path, { bytes, address });
    return address;
  }

  /** Rules of a style sheet with everything that they load; `file` is where their addresses begin. */
  css(file: string, css: string, theme: Theme): string {
    const key = `${theme} ${file}`;
    const known = this.#sheets.get(key);
    if (known?.css === css) return known.done;
    const done = decideTheme(css, theme).replace(
      /url\(\s*(["']?)([^"')]+)\1\s*\)/g,
      (whole, _quote, address: string) => {
        const path = pathFrom(file, address);
        const inlined = path === null ? null : this.address(path);
        return inlined ? `url("${inlined}")` : whole;
      },
    );
    this.#sheets.set(key, { css, done });
    return done;
  }

  /** The style sheet or script at a path; null when it is not there. */
  text(path: string): string | null {
    return this.#assets.text(path);
  }
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
