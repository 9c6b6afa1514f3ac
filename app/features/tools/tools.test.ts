import { describe, expect, it } from 'vitest';
import catalogue from '../../../templates/catalogue.json';
import type { TemplateSummary } from '../templates/schema.ts';
import { listTools, TOOL_NAMES } from './tools.ts';

const photo = { width: 1280, height: 800, placeholder: 'data:,', avif: '', webp: '', src: '' };
const template = (id: string) =>
  ({ id, title: `Title of ${id}`, description: `About ${id}`, photo }) as TemplateSummary;

describe('the list of tools', () => {
  it('has the order of the page and the names of the tools, whatever their templates are called', () => {
    const all = Object.keys(TOOL_NAMES).toReversed().map(template);
    expect(listTools([template('pizza-world'), ...all]).map(({ name }) => name)).toEqual([
      'Web Editor',
      'File Fusion',
      'Health Portal',
      'Finance Tools',
      'URL Shortener',
      'Code Editor',
      'Invoice Generator',
      'File URL Converter',
    ]);
  });

  it('is complete: each of the eight is in the catalogue', () => {
    const ids = catalogue.templates.map(({ id }) => id);
    expect(Object.keys(TOOL_NAMES).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('offers only what is there, at its own address', () => {
    expect(listTools([template('pizza-world'), template('invoice-newgen')])).toEqual([
      {
        id: 'invoice-newgen',
        name: 'Invoice Generator',
        description: 'About invoice-newgen',
        photo,
        path: '/demo/invoice-newgen/',
        sourcePath: '/template/invoice-newgen',
      },
    ]);
  });
});
