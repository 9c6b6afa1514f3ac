import { FilePlus2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { textOf } from '../../../../domain/merge/tree.ts';
import {
  fileAt,
  fileNameFault,
  type SiteFiles,
  siteFault,
  withFile,
} from '../../../../domain/studio/site-files.ts';
import { Button } from '../../../ui/button.tsx';
import { tellFailure } from '../../../ui/tell-failure.ts';
import type { Builder } from '../use-builder.ts';
import { FileNameDialog } from './file-name-dialog.tsx';

type Props = {
  builder: Builder;
  /** Where files that are uploaded go, with its slash; empty for the top. */
  folder: string;
  onAdded: (path: string) => void;
};

/** Adds files to the website: an empty one under a name, or those that are uploaded. */
export function FileActs({ builder, folder, onAdded }: Props) {
  const [isNaming, setNaming] = useState(false);
  const upload = useRef<HTMLInputElement>(null);
  const { files, work } = builder;

  async function take(list: readonly File[]) {
    let next: SiteFiles = files;
    for (const file of list) {
      const path = folder + file.name;
      const fault = fileNameFault(path);
      if (fault) throw new Error(fault);
      const bytes = new Uint8Array(await file.arrayBuffer());
      next = withFile(next, path, textOf(bytes) ?? bytes);
    }
    const fault = siteFault(next);
    if (fault) throw new Error(fault);
    const [first] = list;
    if (!first) return;
    builder.step(list.length === 1 ? `Upload ${first.name}` : `Upload ${list.length} files`, next);
    onAdded(folder + first.name);
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" disabled={work !== null} onClick={() => setNaming(true)}>
        <FilePlus2 aria-hidden="true" className="size-4" />
        Add a file
      </Button>
      <Button variant="secondary" size="sm" disabled={work !== null} onClick={() => upload.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        Upload files
      </Button>
      <input
        ref={upload}
        type="file"
        multiple
        aria-label="Files to upload"
        className="hidden"
        onChange={({ currentTarget }) => {
          void take([...(currentTarget.files ?? [])]).catch(tellFailure('Not uploaded'));
          currentTarget.value = '';
        }}
      />
      {isNaming && (
        <FileNameDialog
          title="Add a file"
          begin={folder}
          action="Add"
          isTaken={(path) => fileAt(files, path) !== undefined}
          onCancel={() => setNaming(false)}
          onSubmit={(path) => {
            setNaming(false);
            builder.step(`Add ${path}`, withFile(files, path, beginningOf(path)));
            onAdded(path);
          }}
        />
      )}
    </div>
  );
}

/** What a new file begins with: a page is one that a browser shows. */
function beginningOf(path: string): string {
  if (!/\.html?$/i.test(path)) return '';
  return '<!doctype html>\n<html lang="en">\n<head>\n  <meta charset="utf-8">\n  <title>New page</title>\n</head>\n<body>\n  <h1>New page</h1>\n</body>\n</html>\n';
}
