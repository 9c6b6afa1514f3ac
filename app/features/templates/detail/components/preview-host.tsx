import { Suspense } from 'react';
import { partOnDemand } from '../../../../ui/part-on-demand.tsx';
import type { TemplateDetail } from '../../schema.ts';
import type { Preview } from '../use-preview.ts';

const PreviewDialog = partOnDemand(() => import('../preview-dialog.tsx'));

/** The preview while the address asks for it. Its code is fetched then. */
export function PreviewHost({ template, preview }: { template: TemplateDetail; preview: Preview }) {
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
