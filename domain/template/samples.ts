/**
 * Whether a file of a template is a sample to copy parts from, with the words of a business of its own: a copy that is filled
 * with somebody's values does without it.
 */
export function isSample(path: string): boolean {
  return path.startsWith('source/react/');
}
