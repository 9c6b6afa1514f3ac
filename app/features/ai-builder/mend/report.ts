import type { SiteFiles } from '../../../../domain/studio/site-files.ts';
import type { Fault } from './fault.ts';
import type { Scheme } from './mend-by-rules.ts';

/** What is wrong with the files that run, as far as it is known. */
export type Report = {
  files: SiteFiles;
  /** The page that was looked at. */
  page: string;
  faults: readonly Fault[];
  /** Whether everything has been looked at; then only what one does in the page brings more. */
  isComplete: boolean;
  /** The scheme the page was looked at in. */
  scheme: Scheme;
};
