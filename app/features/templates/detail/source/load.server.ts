import { data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router';
import { requestValues } from '../../../../../domain/site/request-context.ts';
import { BRAND, pageMeta } from '../../../../../domain/site/seo.ts';
import type { FileView, TemplateFile } from '../../../../../domain/template/template-files.ts';
import { keepCode } from '../../../../ui/code/rendered-code.ts';
import { findTemplate } from '../../catalogue.server.ts';
import { sourcePath } from '../paths.ts';

/** What the page about a file says of its template. */
export type SourceTemplate = { id: string; title: string };

export type SourceData = {
  /** Null for an address that no template has. */
  template: SourceTemplate | null;
  files: readonly TemplateFile[];
  /** Null for a file that is not in the zip. Its lines are empty where they stand in the page already. */
  view: FileView | null;
  meta: MetaDescriptor[];
};

/** Reads a file of a template; without one, goes to the file a reader would open first. */
export async function loadSource({ request, params, context }: LoaderFunctionArgs) {
  const { siteUrl, templateFiles } = context.get(requestValues);
  const found = findTemplate(params.slug ?? '');
  const files = found && (await templateFiles.list(found.id));
  if (!found || !files)
    return data<SourceData>({ ...ABSENT, meta: absence('Template Not Found') }, { status: 404 });
  const { id, title } = found;
  const template = { id, title };
  const file = params['*'] ?? '';
  if (!file) throw redirect(sourcePath(id, firstOf(files)));
  const view = await templateFiles.view(id, file);
  if (!view)
    return data<SourceData>({ ...ABSENT, template, meta: absence('File Not Found') }, { status: 404 });
  const meta = pageMeta({
    title: `${file} in ${title}`,
    description: `The file ${file} of the free website template ${title}, to read before you download it.`,
    path: sourcePath(id, file),
    siteUrl,
    // Hundreds of files would crowd out the pages that introduce them.
    noindex: true,
  });
  return data<SourceData>({ template, files, view: isDocument(request) ? handOver(id, view) : view, meta });
}

function isDocument(request: Request): boolean {
  return request.headers.get('accept')?.includes('text/html') ?? false;
}

function handOver(id: string, view: FileView): FileView {
  if (!view.code) return view;
  keepCode(`${id}/${view.path}`, view.code.html);
  return { ...view, code: { ...view.code, html: '' } };
}

const ABSENT = { template: null, files: [], view: null };

function absence(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${BRAND}` }, { name: 'robots', content: 'noindex' }];
}

function firstOf(files: readonly TemplateFile[]): string {
  const wanted = ['README.md', 'index.html'].find((name) => files.some(({ path }) => path === name));
  return wanted ?? files[0]?.path ?? 'index.html';
}
