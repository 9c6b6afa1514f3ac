import { Eye } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { type TemplateSummary, templatePaths } from '../schema.ts';

/** Opens the template's demo. It appears while the photograph is pointed at or holds the focus, always on touch screens. */
export function PreviewButton({ template }: { template: TemplateSummary }) {
  return (
    <a
      href={templatePaths.demo(template.id)}
      target="_blank"
      rel="noopener"
      aria-label={`Preview ${template.title}`}
      className={cx(
        buttonClass({ variant: 'secondary', size: 'sm' }),
        'absolute bottom-3 left-3 border-ink',
        'opacity-0 transition-opacity group-hover/media:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:opacity-100',
      )}
    >
      <Eye aria-hidden="true" className="size-4" />
      Preview
    </a>
  );
}
