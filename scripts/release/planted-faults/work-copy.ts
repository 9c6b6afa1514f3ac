import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Fault } from '../faults/fault.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** A clone of one commit in a temporary folder, in which files may be changed. Uncommitted changes are not in it. */
export class WorkCopy {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'plinth-faults-'));
  /** What the folder `build` was built with: the name of a planted fault, '' for none, null before the first build. */
  #built: string | null = null;
  readonly #isOlder: boolean;

  constructor(revision: string) {
    this.#isOlder = revision !== 'HEAD';
    const commit = execFileSync('git', ['-C', root, 'rev-parse', `${revision}^{commit}`], {
      encoding: 'utf8',
    });
    execFileSync('git', ['clone', '--quiet', '--no-checkout', root, this.folder]);
    execFileSync('git', ['-C', this.folder, 'checkout', '--quiet', commit.trim()]);
    symlinkSync(path.join(root, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** What is wrong with a fault's entry here; null when it can be planted. */
  check({ file, find, tests }: Fault): string | null {
    const place = path.join(this.folder, file);
    if (!this.#has(file)) return `there is no ${file}`;
    const times = readFileSync(place, 'utf8').split(find).length - 1;
    if (times !== 1) return `the text to find occurs ${times} times in ${file}`;
    const missing = this.#isOlder ? undefined : tests.find((test) => !this.#has(test));
    return missing ? `there is no ${missing}` : null;
  }

  /** The suites of a fault. An older commit lacks those that came later. */
  testFiles({ tests }: Fault): string[] {
    // Until d5093d9 the suites that need a database did not say so in their names.
    const names = (test: string) => [test, test.replace('.database.test.', '.test.')];
    return tests.flatMap((test) => names(test).find((name) => this.#has(name)) ?? []);
  }

  #has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  /** Replaces the text of a fault. Returns what puts the file back. */
  plant({ file, find, replace }: Fault): () => void {
    const place = path.join(this.folder, file);
    const before = readFileSync(place, 'utf8');
    // As a function: `$` means nothing in its result.
    writeFileSync(
      place,
      before.replace(find, () => replace),
    );
    return () => writeFileSync(place, before);
  }

  /** Builds the site unless that was done with the same sources. Only what is in `app/` becomes part of a build. */
  build(planted: Fault | null): void {
    const key = planted?.file.startsWith('app/') ? planted.name : '';
    if (this.#built === key) return;
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'], {
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#built = key;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
