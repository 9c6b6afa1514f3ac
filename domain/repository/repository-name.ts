/** What no screen draws, and so what no name consists of alone; the database leaves out the same. */
const UNSEEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** Why a repository cannot have this name, as a sentence for its field; undefined when it can, and while nothing is typed. */
export function repositoryNameFault(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return undefined;
  // A browser takes them for folders, whatever stands around them in an address.
  if (trimmed === '.' || trimmed === '..') return 'A name needs more than dots.';
  if ([...trimmed].length > 100) return 'A name can have at most 100 characters.';
  return trimmed.replace(UNSEEN, '').trim() === '' ? 'This name has no letter that can be seen.' : undefined;
}
