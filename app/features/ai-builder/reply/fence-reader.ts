import { FILE_NAMES, type FileName, NO_FILES, type PageFiles } from '../schema.ts';

const FENCE = /^ {0,3}(`{3,}|~{3,})\s*([^\s`]*)\s*(\S*)/;

const LANGUAGES: Record<string, FileName> = {
  html: 'index.html',
  htm: 'index.html',
  xhtml: 'index.html',
  css: 'styles.css',
  js: 'script.js',
  javascript: 'script.js',
  mjs: 'script.js',
};

/** A line at whose end a model forgot to put the fence on a line of its own. */
const GLUED_FENCE = /(<\/html>|[};])\s*(`{3,})\s*$/i;

type Block = { file: FileName | null; fence: string; lines: string[]; isWanted: boolean };

/**
 * Reads a reply as it arrives and keeps its fenced html, css and js blocks; of each language the first that is not empty.
 * Works by whole lines, so that it does not matter where the stream was cut into pieces.
 */
export class FenceReader {
  readonly #files: PageFiles = { ...NO_FILES };
  #rest = '';
  #block: Block | null = null;
  /** Text of the only block without a language, for replies that name none. */
  #unnamed: string[] = [];

  push(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
  }

  /** Everything up to now, with the block that is still being written. */
  files(): PageFiles {
    const block = this.#block;
    if (!block?.file || !block.isWanted) return { ...this.#files };
    // A fence that has only half arrived is no code.
    const rest = /^\s*[`~]+\s*$/.test(this.#rest) ? [] : [this.#rest];
    return { ...this.#files, [block.file]: textOf([...block.lines, ...rest]) };
  }

  /** The file that is being written just now. */
  writing(): FileName | null {
    return this.#block?.isWanted ? this.#block.file : null;
  }

  /** Says that nothing more comes. Returns the files, and the text of an only block without a language. */
  end(): { files: PageFiles; unnamed: string | null } {
    if (this.#rest) this.#take(this.#rest);
    this.#rest = '';
    if (this.#block) this.#close(this.#block);
    return {
      files: { ...this.#files },
      unnamed: this.#unnamed.length === 1 ? (this.#unnamed[0] ?? '') : null,
    };
  }

  #take(raw: string): void {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const block = this.#block;
    if (!block) this.#open(line);
    else if (closes(line, block.fence)) this.#close(block);
    else {
      const glued = block.file ? GLUED_FENCE.exec(line)?.[2] : undefined;
      if (glued && glued.length >= block.fence.length) {
        block.lines.push(line.slice(0, line.lastIndexOf(glued)).trimEnd());
        this.#close(block);
      } else block.lines.push(line);
    }
  }

  #open(line: string): void {
    const match = FENCE.exec(line);
    if (!match) return;
    const [, fence = '', language = '', name = ''] = match;
    const file = fileOf(language) ?? (language === '' ? null : fileOf(name));
    // Without any language it may be all there is; of another language it is not wanted.
    const isWanted = file ? this.#files[file] === '' : language === '';
    this.#block = { file: file ?? null, fence, lines: [], isWanted };
  }

  #close({ file, lines, isWanted }: Block): void {
    this.#block = null;
    if (!isWanted) return;
    const text = textOf(lines);
    if (!file) this.#unnamed.push(text);
    else if (text.trim()) this.#files[file] = text;
  }
}

function fileOf(word: string): FileName | undefined {
  const name = word.toLowerCase();
  return LANGUAGES[name] ?? FILE_NAMES.find((file) => name === file);
}

function closes(line: string, fence: string): boolean {
  const trimmed = line.trim();
  return (
    trimmed.length >= fence.length &&
    trimmed === (fence[0] as string).repeat(trimmed.length) &&
    /^ {0,3}\S/.test(line)
  );
}

/** Lines as one text that ends with a line break, without blank lines around it. */
function textOf(lines: readonly string[]): string {
  const text = lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
  return text ? `${text}\n` : '';
}
