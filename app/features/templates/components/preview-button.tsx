import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { partOnDemand } from '../../../ui/part-on-demand.tsx';
import type { TemplateSummary } from '../schema.ts';

const PreviewDialog = partOnDemand(() => import('../detail/preview-dialog.tsx'));

/**
 * Opens the template's preview above the page. It appears while the photograph is pointed at or holds the focus, and is
 * always there on touch screens; without JavaScript the live demo takes its place.
 */
export function PreviewButton({ template }: { template: TemplateSummary }) {
  const { id, title, themes } = template;
  const [open, setOpen] = useState(false);
  return (
    <>
      <span className="absolute bottom-3 left-3 unscripted:hidden">
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Preview ${title}`}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={cx(
            'border-ink opacity-0 group-hover/media:opacity-100 focus-visible:opacity-100',
            '[@media(hover:none)]:opacity-100',
          )}
        >
          <Eye aria-hidden="true" className="size-4" />
          Preview
        </Button>
      </span>
      {open && (
        <Suspense fallback={null}>
          <PreviewDialog id={id} title={title} themes={themes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
