import type { Checkpoint, History } from './history.ts';
import { fileAt, type SiteFile, type SiteFiles } from './site-files.ts';

/** A state as it is kept: what differs from the state before it in the list. Files are kept apart, each once, under ids. */
type KeptStep = Omit<Checkpoint, 'files'> & { put: [path: string, id: string][]; gone: string[] };

export type KeptHistory = Omit<History, 'steps'> & { steps: (KeptStep | Checkpoint)[] };

/** Takes the files out of a history. `idOf` gives equal files the same id. */
export function packHistory(history: History, idOf: (file: SiteFile) => string): KeptHistory {
  let before: SiteFiles = {};
  const steps = history.steps.map(({ files, ...step }): KeptStep => {
    const put = Object.entries(files).filter(([path, file]) => fileAt(before, path) !== file);
    const gone = Object.keys(before).filter((path) => fileAt(files, path) === undefined);
    before = files;
    return { ...step, put: put.map(([path, file]) => [path, idOf(file)]), gone };
  });
  return { ...history, steps };
}

/** The ids that a kept history names. */
export function idsOf({ steps }: KeptHistory): string[] {
  return steps.flatMap((step) => ('put' in step ? step.put.map(([, id]) => id) : []));
}

/** Puts the files back into a history, also one that was kept with its files in it. A file that is not there any more is left out. */
export function unpackHistory(kept: KeptHistory, fileOf: (id: string) => SiteFile | undefined): History {
  let files: SiteFiles = {};
  const steps = kept.steps.map((step): Checkpoint => {
    if ('files' in step) {
      files = step.files;
      return step;
    }
    const { put, gone, ...rest } = step;
    const written = put.flatMap(([path, id]): [string, SiteFile][] => {
      const file = fileOf(id);
      return file === undefined ? [] : [[path, file]];
    });
    const left = Object.entries(files).filter(([path]) => !gone.includes(path));
    files = Object.fromEntries([...left, ...written]);
    return { ...rest, files };
  });
  return { ...kept, steps };
}
