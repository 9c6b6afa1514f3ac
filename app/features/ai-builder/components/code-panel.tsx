import { Suspense, useState } from 'react';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { asPage, FILE_NAMES, type FileName, hasCode, type PageFiles } from '../schema.ts';
import type { Builder } from '../use-builder.ts';
import { CodeBox } from './code-box.tsx';
import { FileActs } from './file-acts.tsx';
import { RegenerateDialog } from './regenerate-dialog.tsx';

const WebsiteFiles = partOnDemand(() => import('./website-files.tsx'));

/** The three files of a page, or all files of a website. While they are written, the one that is being written is in front. */
export function CodePanel({ builder }: { builder: Builder }) {
  const [chosen, setChosen] = useState('index.html');
  const [asking, setAsking] = useState<string | null>(null);
  const page = asPage(builder.shown);
  return (
    <>
      {page ? (
        <PageTabs
          builder={builder}
          page={page}
          chosen={chosen}
          onChoose={setChosen}
          onRegenerate={setAsking}
        />
      ) : (
        <Suspense fallback={null}>
          <WebsiteFiles builder={builder} chosen={chosen} onChoose={setChosen} onRegenerate={setAsking} />
        </Suspense>
      )}
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

type Props = {
  builder: Builder;
  page: PageFiles;
  chosen: string;
  onChoose: (path: string) => void;
  onRegenerate: (path: FileName) => void;
};

function PageTabs({ builder, page, chosen, onChoose, onRegenerate }: Props) {
  const { work } = builder;
  const writing = work?.kind === 'all' ? work.writing : null;
  const known = (path: string | null) => FILE_NAMES.find((name) => name === path);
  return (
    <>
      <Tabs
        label="Files"
        value={known(writing) ?? known(chosen) ?? 'index.html'}
        onValueChange={onChoose}
        items={FILE_NAMES.map((name) => ({
          value: name,
          label: name,
          panel: (
            <CodeBox
              name={name}
              code={page[name]}
              isWriting={writing === name}
              isRegenerating={work?.kind === 'file' && work.file === name}
              isBusy={work !== null}
              onRegenerate={() => onRegenerate(name)}
            />
          ),
        }))}
      />
      {hasCode(page) && (
        <div className="mt-4">
          <FileActs builder={builder} folder="" onAdded={onChoose} />
        </div>
      )}
    </>
  );
}
