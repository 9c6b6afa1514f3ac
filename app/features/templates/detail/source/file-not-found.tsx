import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { templatePaths } from '../../schema.ts';
import { sourcePath } from '../paths.ts';
import type { SourceTemplate } from './load.server.ts';

/** Shown for a path that is not in a template's zip. */
export function FileNotFound({ template }: { template: SourceTemplate }) {
  return (
    <Page className="flex min-h-[70vh] flex-col items-start justify-center">
      <h1 className="font-display text-page font-extrabold">File Not Found</h1>
      <p className="mt-4 max-w-line text-lead text-ink-soft">
        The zip of {template.title} holds no file of this name.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={sourcePath(template.id)}>Look through its files</ButtonLink>
        <ButtonLink to={templatePaths.detail(template.id)} variant="secondary">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Back to {template.title}
        </ButtonLink>
      </div>
    </Page>
  );
}
