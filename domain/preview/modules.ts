import { toBase64 } from './inline-assets.ts';
import { pathFrom } from './path-from.ts';

/** Where code names another module: `import 'x'`, `from 'x'`, `import('x')`. */
const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** The name under which a module of the website is imported in a page that has no address. */
const nameOf = (path: string) => `site:/${encodeURI(path)}`;

/**
 * The modules of a page as an import map of `data:` addresses: in such a module nothing relative can be imported, so each is
 * imported by a name that the map leads to its text.
 */
export class Modules {
  #imports = new Map<string, string>();
  #text: (path: string) => string | null;

  constructor(text: (path: string) => string | null) {
    this.#text = text;
  }

  /** Takes what the page's own map says along. Text that is no map is none. */
  addMap(file: string, text: string): void {
    try {
      for (const [name, address] of Object.entries(JSON.parse(text).imports ?? {})) {
        const path = pathFrom(file, String(address));
        const known = path === null ? null : this.add(path);
        this.#imports.set(name, known ? (this.#imports.get(known) ?? '') : String(address));
      }
    } catch {
      // A browser would not read it either.
    }
  }

  /** The name of the module at a path, with all that it imports; null when there is none. */
  add(path: string): string | null {
    const code = this.#text(path);
    const name = nameOf(path);
    if (code === null || this.#imports.has(name)) return code === null ? null : name;
    // Before its imports are read, which may lead back to it.
    this.#imports.set(name, '');
    const type = path.endsWith('.json') ? 'application/json' : 'text/javascript';
    const text = type === 'application/json' ? code : this.code(path, code);
    this.#imports.set(name, `data:${type};base64,${toBase64(new TextEncoder().encode(text))}`);
    return name;
  }

  /** Code of a module with names in place of the paths that it imports. */
  code(file: string, code: string): string {
    const named = code.replace(/\bimport\.meta\.url\b/g, JSON.stringify(nameOf(file)));
    return named.replace(SPECIFIER, (whole, begin: string, quote: string, specifier: string) => {
      const path = /^\.{0,2}\//.test(specifier) ? pathFrom(file, specifier) : null;
      const name = path === null ? null : this.add(path);
      return name ? `${begin}${quote}${name}${quote}` : whole;
    });
  }

  /** The map as a text; null where nothing is imported. */
  map(): string | null {
    return this.#imports.size > 0 ? JSON.stringify({ imports: Object.fromEntries(this.#imports) }) : null;
  }
}
