import { type MouseEvent, useMemo } from 'react';
import { templatePaths } from '../schema.ts';
import { type ActionTarget, downloadTemplate } from './download-template.ts';
import { shareTemplate } from './share-template.ts';

export type TemplateActions = {
  /** Address of the zip, for `href`: the link works before and without JavaScript. */
  downloadHref: string;
  /** For `onClick` of a link to `downloadHref`. A click that opens a tab or a menu is left to the browser. */
  onDownload: (event: MouseEvent) => void;
  /** Copies the address that highlights the template in the gallery, and says so. */
  share: () => void;
};

/** Download and share of one template, with their notifications. */
export function useTemplateActions({ id, title, version }: ActionTarget): TemplateActions {
  return useMemo(() => {
    const template = { id, title, version };
    return {
      downloadHref: templatePaths.download(title),
      onDownload(event) {
        if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        void downloadTemplate(template);
      },
      share: () => void shareTemplate(template),
    };
  }, [id, title, version]);
}
