import type { Repository } from '../../../domain/repository/repository-view.ts';

/** A row of `git_repository_files`. */
export type FileRow = { filename: string; content: string; is_binary?: boolean };

const RULE = '='.repeat(60);

/** A repository as one plain text: a header, then each file's name and content. */
export function repositoryAsText(repository: Repository, files: readonly FileRow[]): string {
  const header = [
    `Repository: ${repository.name}`,
    `Description: ${repository.description || 'No description'}`,
    `Files: ${files.length}`,
    `Created: ${dateOf(repository.created_at)}`,
    `Updated: ${dateOf(repository.updated_at)}`,
  ].join('\n');
  const parts = files.map(({ filename, content, is_binary }) => {
    const text = is_binary ? '(This file is not text in UTF-8. It is in the zip.)' : content;
    return `${RULE}\nFile: ${filename}\n${RULE}\n\n${text.replace(/\n?$/, '\n')}`;
  });
  return [`${header}\n`, ...parts].join('\n');
}

/** Name of the file the text is saved as; what a file system refuses becomes a hyphen. */
export function textFileName({ name }: Pick<Repository, 'name'>): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: file names cannot have them
  return `${name.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '-')}.txt`;
}

function dateOf(instant: string): string {
  return new Date(instant).toISOString().slice(0, 10);
}
