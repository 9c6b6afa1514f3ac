import { useState } from 'react';
import { Tabs } from '../../../ui/tabs.tsx';
import { FILE_NAMES, type FileName } from '../schema.ts';
import type { Builder } from '../use-builder.ts';
import { CodeBox } from './code-box.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';

/** The three files. While they are written, the one that is being written is in front. */
export function CodePanel({ builder }: { builder: Builder }) {
  const [chosen, setChosen] = useState<FileName>('index.html');
  const [asking, setAsking] = useState<FileName | null>(null);
  const { shown, work } = builder;
  const writing = work?.kind === 'all' ? work.writing : null;
  return (
    <>
      <Tabs
        label="Files"
        value={writing ?? chosen}
        onValueChange={(value) => setChosen(value as FileName)}
        items={FILE_NAMES.map((name) => ({
          value: name,
          label: name,
          panel: (
            <CodeBox
              name={name}
              code={shown[name]}
              isWriting={writing === name}
              isRegenerating={work?.kind === 'file' && work.file === name}
              isBusy={work !== null}
              onRegenerate={() => setAsking(name)}
            />
          ),
        }))}
      />
      <RegenerateDialog
        file={asking}
        onCancel={() => setAsking(null)}
        onSubmit={(file, note) => {
          setAsking(null);
          builder.regenerate(file, note);
        }}
      />
    </>
  );
}
