import { type FileName, hasCode, NO_FILES, type PageFiles } from '../schema.ts';
import { FenceReader } from './fence-reader.ts';
import { splitDocument } from './split-document.ts';

/** A reply without any fence counts as code when it has fewer characters than this. */
export const RAW_LIMIT = 6000;

/** Reads a reply while it arrives. */
export type ReplyReader = {
  push(text: string): void;
  /** The files as far as they have come. */
  files(): PageFiles;
  /** The file that is being written just now. */
  writing(): FileName | null;
  /** The files of a reply that breaks off here, also of a whole HTML document without fences. */
  arrived(): PageFiles;
  /**
   * Nothing more comes: the files. Without fenced blocks these are a whole HTML document of the reply, taken apart, or
   * the reply itself when it is short; for what is neither, all are empty.
   */
  end(): PageFiles;
};

/** `only` is the file that was asked for, if it was one. */
export function readReply(only?: FileName): ReplyReader {
  const fences = new FenceReader();
  let reply = '';
  return {
    push(text) {
      reply += text;
      fences.push(text);
    },
    files: () => fences.files(),
    writing: () => fences.writing(),
    arrived() {
      const { files } = fences.end();
      return hasCode(files) ? files : (splitDocument(reply.replaceAll('\r\n', '\n')) ?? { ...NO_FILES });
    },
    end() {
      const { files, unnamed } = fences.end();
      if (hasCode(files)) return files;
      const text = (unnamed ?? reply).replaceAll('\r\n', '\n');
      const taken = splitDocument(text);
      if (taken) return taken;
      if (text.trim() === '' || text.length >= RAW_LIMIT) return { ...NO_FILES };
      return { ...NO_FILES, [only ?? 'index.html']: `${text.trim()}\n` };
    },
  };
}

/** The files of a whole reply. */
export function parseReply(reply: string, only?: FileName): PageFiles {
  const reader = readReply(only);
  reader.push(reply);
  return reader.end();
}
