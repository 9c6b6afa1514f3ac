import { data, type LoaderFunctionArgs, type MetaDescriptor } from 'react-router';
import { requestValues } from '../../../../domain/site/request-context.ts';
import type { TemplateFile } from '../../../../domain/template/template-files.ts';
import { findTemplate, templates } from '../catalogue.server.ts';
import type { TemplateDetail } from '../schema.ts';
import { type Release, readReleases } from './changelog.ts';
import { templateMeta } from './meta.server.ts';
import { type Relative, relatedTo } from './related.ts';
import { readSections, type SectionName } from './sections.ts';

/** Everything about one template. */
export type Exhibit = {
  template: TemplateDetail;
  files: readonly TemplateFile[];
  /** Whether it says what can be changed in it. */
  canBeChanged: boolean;
  releases: Release[];
  /** Its sections that there are in React; empty for most. */
  sections: SectionName[];
  related: Relative[];
  /** Public origin, for addresses that are copied. */
  siteUrl: string;
};

/** What the page shows; no exhibit for an address that no template has. */
export type DetailData = { exhibit: Exhibit | null; meta: MetaDescriptor[] };

/** Reads a template with its files; status 404 when there is none. */
export async function loadTemplate({ params, context }: LoaderFunctionArgs) {
  const { siteUrl, templateFiles } = context.get(requestValues);
  const template = findTemplate(params.slug ?? '');
  const meta = templateMeta(template, siteUrl);
  if (!template) return data<DetailData>({ exhibit: null, meta }, { status: 404 });
  const [files, changelog, sections] = await Promise.all([
    templateFiles.list(template.id),
    templateFiles.text(template.id, 'CHANGELOG.md'),
    templateFiles.text(template.id, 'source/react/sections.json'),
  ]);
  const exhibit: Exhibit = {
    template,
    files: files ?? [],
    canBeChanged: files?.some(({ path }) => path === 'contract.json') ?? false,
    releases: readReleases(changelog ?? ''),
    sections: readSections(sections),
    related: relatedTo(template, templates),
    siteUrl,
  };
  return data<DetailData>({ exhibit, meta });
}
