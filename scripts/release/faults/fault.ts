/** A mistake that somebody could make in one place, and the suites that have to notice it. */
export interface Fault {
  /** Short and in kebab case, for `--only`. */
  name: string;
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
  /** Files of Vitest, or of Playwright (`e2e/`). One file runs either in one or in the other. */
  tests: string[];
  /** Runs only the tests whose names match this regular expression, where a whole file would take long. */
  filter?: string;
  /** Where the fault shows. The embedded database runs one transaction at a time, so it hides most races. */
  database?: 'postgres';
}
