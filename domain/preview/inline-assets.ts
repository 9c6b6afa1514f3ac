import { decideTheme, type Theme } from '../template/decide-theme.ts';
import { typeOf } from './media-types.ts';
import { pathFrom } from './path-from.ts';

/** The files of a website by their paths: texts that may be changed, and everything as bytes. */
export type Assets = {
  text(path: string): string | null;
  bytes(path: string): Uint8Array | null;
};

const IMPORT = /@import\s+(?:url\(\s*)?(["']?)([^"')\s;]+)\1\s*\)?\s*([^;{}]*);/gi;
const URL_IN_CSS = /url\(\s*(["']?)([^"')]+)\1\s*\)/g;

/** The addresses of bytes that have one: a picture or face stays the same from page to page, and from state to state. */
const addresses = new WeakMap<Uint8Array, { type: string; address: string }>();

/** Makes files part of the text that names them, since what the preview runs in loads nothing. */
export class Inliner {
  #sheets = new Map<string, { css: string; done: string }>();
  #assets: Assets;

  constructor(assets: Assets) {
    this.#assets = assets;
  }

  /** A picture, film or face as a `data:` address; null for what is none or is not there. */
  address(path: string): string | null {
    const type = typeOf(path);
    const bytes = type ? this.#assets.bytes(path) : null;
    if (!type || !bytes) return null;
    const known = addresses.get(bytes);
    if (known?.type === type) return known.address;
    const address = `data:${type};base64,${toBase64(bytes)}`;
    addresses.set(bytes, { type, address });
    return address;
  }

  /** Rules of a style sheet with everything that they load; `file` is where their addresses begin. */
  css(file: string, css: string, theme?: Theme, within: readonly string[] = []): string {
    const key = `${theme} ${file}`;
    const known = this.#sheets.get(key);
    if (known?.css === css) return known.done;
    const decided = theme ? decideTheme(css, theme) : css;
    const done = decided
      .replace(IMPORT, (whole, _quote, address: string, condition: string) => {
        const path = pathFrom(file, address);
        const rules = path === null || path === file || within.includes(path) ? null : this.text(path);
        if (path === null || rules === null) return whole;
        return conditioned(this.css(path, rules, theme, [...within, file]), condition.trim());
      })
      .replace(URL_IN_CSS, (whole, _quote, address: string) => {
        const path = pathFrom(file, address);
        const inlined = path === null ? null : this.address(path);
        return inlined ? `url("${inlined}")` : whole;
      });
    this.#sheets.set(key, { css, done });
    return done;
  }

  /** The style sheet or script at a path; null when it is not there. */
  text(path: string): string | null {
    return this.#assets.text(path);
  }
}

/** The rules of an imported sheet under what its import says after the address. */
function conditioned(css: string, condition: string): string {
  if (condition === '') return css;
  const [, name = '', rest = ''] = /^layer(?:\(([^)]*)\))?\s*(.*)$/s.exec(condition) ?? [];
  if (/^layer\b/.test(condition)) return `@layer ${name}{${conditioned(css, rest)}}`;
  return `@media ${condition}{${css}}`;
}

/** Bytes in the letters of `data:` addresses. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
