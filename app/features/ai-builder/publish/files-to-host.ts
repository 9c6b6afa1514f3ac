import { fileAt, type SiteFiles } from '../../../../domain/studio/site-files.ts';
import { isWorkbench } from '../../../../domain/template/workbench.ts';

/** What visitors of a website are sent: of a template without its sources, contract and papers, of others all. */
export function filesToHost(files: SiteFiles): SiteFiles {
  const isTemplate = ['template.json', 'contract.json'].every((path) => fileAt(files, path) !== undefined);
  if (!isTemplate) return files;
  return Object.fromEntries(Object.entries(files).filter(([path]) => !isWorkbench(path)));
}
