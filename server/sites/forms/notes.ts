import type { FormDeclaration } from '../../../domain/hosting/manifest.ts';

/** What the owner of a site is told about its forms when it is published. */
export function notesOnForms(forms: readonly FormDeclaration[]): string[] {
  const notes = forms
    .filter(({ hasFiles }) => hasFiles)
    .map(
      ({ name, path }) =>
        `The form “${name}” on ${path} asks for files. They cannot be sent: please take that field out.`,
    );
  return [...new Set(notes)];
}
