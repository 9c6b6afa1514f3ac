import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { applySite } from '../../../../domain/contract/apply-site.ts';
import { type Contract, type Problem, parseContract } from '../../../../domain/contract/contract.ts';
import { isFilled } from '../../../../domain/contract/fill-template.ts';
import type { Files } from '../../../../domain/contract/marks.ts';
import { treesOf } from '../../../../domain/contract/trees.ts';
import { composePage } from '../../../../domain/preview/compose-page.ts';
import { Inliner } from '../../../../domain/preview/inline-assets.ts';
import type { Theme } from '../../../../domain/template/decide-theme.ts';
import { isSample } from '../../../../domain/template/samples.ts';
import { isWorkbench } from '../../../../domain/template/workbench.ts';
import { isOwnPicture, NO_VALUES, type Outline, type Subject, type Values } from '../schema.ts';
import { readOutline } from './read-outline.ts';
import { writeSite } from './site-file.ts';
import { withPageScript } from './with-page-script.ts';

type Bytes = Record<string, Uint8Array<ArrayBuffer>>;

const isText = (path: string) => /\.(html|xml|css|js|mjs|json|svg|txt|webmanifest)$/.test(path);

/** A template that is open, and what it is filled with. `applySite` alone writes its files. */
export class Workshop {
  readonly outline: Outline;
  #contract: Contract;
  #bytes: Bytes = {};
  #texts: Files = {};
  #own: Bytes = {};
  #changed: Files = {};
  #done: { key: string; problems: Problem[] } = { key: '', problems: [] };
  #inliner: Inliner;

  /** Opens the zip of a template, whose files lie in one folder. Throws with words for the visitor when it has no contract. */
  constructor(zip: Uint8Array) {
    for (const [name, bytes] of Object.entries(unzipSync(zip))) {
      const path = name.slice(name.indexOf('/') + 1);
      this.#bytes[path] = bytes as Uint8Array<ArrayBuffer>;
      if (isText(path)) this.#texts[path] = strFromU8(bytes);
    }
    const parsed = parseContract(this.#texts['contract.json'] ?? '');
    if ('problems' in parsed) throw new Error('This template does not say what can be changed in it.');
    this.#contract = parsed.contract;
    this.outline = readOutline(this.#contractTexts(), Object.keys(this.#bytes), this.#contract);
    this.#inliner = new Inliner({
      text: (path) => this.#changed[path] ?? this.#texts[path] ?? null,
      bytes: (path) => this.#own[path] ?? this.#bytes[path] ?? null,
    });
  }

  /** Pictures that somebody has added. */
  addPictures(pictures: Bytes): void {
    Object.assign(this.#own, pictures);
    this.#done = { key: '', problems: [] };
  }

  /** Fills the pages with values, and says what could not be filled. */
  fill(values: Values): Problem[] {
    const key = JSON.stringify(values);
    if (key === this.#done.key) return this.#done.problems;
    const { files } = treesOf(this.#contractTexts()).site;
    const result = applySite(files, this.#contract, values);
    this.#changed = result.files;
    this.#done = { key, problems: [...result.problems, ...this.#missingPictures(values)] };
    return this.#done.problems;
  }

  /** A page as the preview shows it, under the values that were filled in last; null when there is no such page. */
  page(file: string, theme: Theme): string | null {
    const page = composePage(this.#inliner, file, { theme });
    return page === null ? null : withPageScript(page);
  }

  /** A picture as an address that needs no network; null when there is none at this path. */
  picture(path: string): string | null {
    return this.#inliner.address(path);
  }

  /** The whole template with what has changed, its sources too, and the values as `site.json`. */
  files(values: Values, subject: Subject): Bytes {
    const { files, removed } = applySite(this.#contractTexts(), this.#contract, values);
    const kept = Object.entries(this.#bytes).filter(([path]) => !removed.includes(path) && !isSample(path));
    const encoder = new TextEncoder();
    const changed = Object.entries(files)
      .filter(([path]) => !isSample(path))
      .map(([path, text]) => [path, encoder.encode(text)]);
    const own = this.#usedPictures(values).flatMap(([path, bytes]) => [
      [path, bytes],
      ...(this.#bytes['source/index.html'] ? [[`source/public/${path}`, bytes]] : []),
    ]);
    return {
      ...Object.fromEntries([...kept, ...changed, ...own]),
      'site.json': encoder.encode(writeSite(values, subject)),
    };
  }

  /** A zip to take away, in a folder of the template's name; or, for a host, what visitors are to be sent. */
  zip(values: Values, subject: Subject, use: 'download' | 'host'): Uint8Array<ArrayBuffer> {
    const entries = Object.entries(this.files(values, subject)).filter(
      ([path]) => use === 'download' || !isWorkbench(path),
    );
    const mtime = new Date(1980, 0, 1);
    const folder = use === 'download' ? `${subject.id}/` : '';
    const zippable: Zippable = Object.fromEntries(
      entries
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([path, bytes]) => [`${folder}${path}`, [bytes, { mtime }]]),
    );
    return zipSync(zippable) as Uint8Array<ArrayBuffer>;
  }

  #contractTexts(): Files {
    return Object.fromEntries(Object.entries(this.#texts).filter(([path]) => isFilled(path)));
  }

  #usedPictures(values: Values): [string, Uint8Array<ArrayBuffer>][] {
    const said = JSON.stringify(values);
    return Object.entries(this.#own).filter(([path]) => said.includes(JSON.stringify(path)));
  }

  #missingPictures(values: Values = NO_VALUES): Problem[] {
    return Object.entries(values.slots).flatMap(([name, value]) => {
      const path = typeof value === 'string' ? value : value && 'src' in value ? String(value.src) : '';
      return isOwnPicture(path) && !this.#own[path]
        ? [{ name, what: 'names a picture that is not here: add it again' }]
        : [];
    });
  }
}
