import { Suspense, useRef } from 'react';
import { partOnDemand } from '../../../../ui/part-on-demand.tsx';
import { type TemplateDetail, templatePaths } from '../../schema.ts';
import type { Exhibit } from '../load.server.ts';
import { type Preview, usePreview } from '../use-preview.ts';
import { Actions } from './actions.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ChangelogSection } from './changelog-section.tsx';
import { FeatureSection } from './feature-section.tsx';
import { FetchSection } from './fetch-section.tsx';
import { FileSection } from './file-section.tsx';
import { LicenceSection } from './licence-section.tsx';
import { QuickBar } from './quick-bar.tsx';
import { ReactSection } from './react-section.tsx';
import { RelatedSection } from './related-section.tsx';
import { ScoreSection } from './score-section.tsx';
import { Stage } from './stage.tsx';
import { TemplateLabel } from './template-label.tsx';

/**
 * A template on its own wall: photographs, what can be done and the label beside them (on narrow windows the actions come
 * before the photographs, the label after them), and below all there is to know before taking it.
 */
export function DetailPage({ exhibit }: { exhibit: Exhibit }) {
  const { template, files, canBeChanged, releases, related } = exhibit;
  const { title, description } = template;
  const preview = usePreview();
  const actions = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className="detail">
        <header className="detail-head">
          <Breadcrumb
            steps={[
              { name: 'Home', to: '/' },
              { name: 'Free Templates', to: '/templates' },
              { name: title, to: templatePaths.detail(template.id) },
            ]}
          />
          <h1 className="mt-3 font-display text-page font-extrabold break-words">{title}</h1>
          <p className="mt-4 max-w-line text-lead text-ink-soft">{description}</p>
        </header>
        <aside aria-label={`About ${title}`} className="detail-label">
          <Actions ref={actions} template={template} canBeChanged={canBeChanged} preview={preview} />
          <TemplateLabel template={template} />
        </aside>
        <Stage template={template} />
        <div className="detail-text">
          <FeatureSection template={template} />
          <ScoreSection template={template} />
          <FetchSection exhibit={exhibit} />
          <ReactSection exhibit={exhibit} />
          <FileSection id={template.id} files={files} />
          <ChangelogSection releases={releases} />
          <LicenceSection id={template.id} files={files} />
        </div>
        <RelatedSection relatives={related} />
      </div>
      <QuickBar template={template} preview={preview} watched={actions} />
      <PreviewHost template={template} preview={preview} />
    </>
  );
}

const PreviewDialog = partOnDemand(() => import('../preview-dialog.tsx'));

/** The preview while the address asks for it. Its code is fetched then. */
function PreviewHost({ template, preview }: { template: TemplateDetail; preview: Preview }) {
  if (!preview.device) return null;
  const { id, title, themes } = template;
  return (
    <Suspense>
      <PreviewDialog
        id={id}
        title={title}
        themes={themes}
        device={preview.device}
        onDeviceChange={preview.setDevice}
        onClose={preview.close}
      />
    </Suspense>
  );
}
