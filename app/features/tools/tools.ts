import type { Photo } from '../../ui/photo.tsx';
import { type TemplateSummary, templatePaths } from '../templates/schema.ts';

/** A tool that runs on this site. */
export type Tool = {
  id: string;
  name: string;
  description: string;
  /** Its front page. */
  photo: Photo;
  /** Paths of the running tool and of the page with its source. */
  path: string;
  sourcePath: string;
};

/** The tools by the template that each one is, in the order of the page. */
export const TOOL_NAMES: Readonly<Record<string, string>> = {
  'web-editor': 'Web Editor',
  'file-fusion': 'File Fusion',
  'health-portal': 'Health Portal',
  'finance-tools': 'Finance Tools',
  'url-shortener': 'URL Shortener',
  'code-editor': 'Code Editor',
  'invoice-newgen': 'Invoice Generator',
  'file-url-converter': 'File URL Converter',
};

/** The tools whose template is in the catalogue: what is not there yet is not offered. */
export function listTools(templates: readonly TemplateSummary[]): Tool[] {
  return Object.entries(TOOL_NAMES).flatMap(([id, name]) => {
    const template = templates.find((one) => one.id === id);
    if (!template) return [];
    const { description, photo } = template;
    return {
      id,
      name,
      description,
      photo,
      path: templatePaths.demo(id),
      sourcePath: templatePaths.detail(id),
    };
  });
}
