const kept = new Map<string, Promise<Blob>>();

/** Reads a file of a template from this site, once for all previews. */
export function readTemplateFile(template: string, path: string): Promise<Blob> {
  const address = `/template/${template}/raw/${path}`;
  const known = kept.get(address);
  if (known) return known;
  const coming = fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(`A file of the template could not be loaded (${answer.status}).`);
    return answer.blob();
  });
  kept.set(address, coming);
  // Another try asks again.
  coming.catch(() => kept.delete(address));
  return coming;
}
