import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FileMissingError, type FileStore } from './store.ts';

interface Opened {
  store: FileStore;
  close(): Promise<void>;
}

/** What every kind of file store promises; each kind's test file runs it. */
export function describeFileStore(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    let opened: Opened;
    let store: FileStore;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
    });
    afterAll(() => opened.close());

    const keys = async () => {
      const found = [];
      for await (const { key } of store.list()) found.push(key);
      return found;
    };
    const write = (key: string, bytes: Uint8Array) => store.write(key, Readable.from([bytes]));
    const read = async (...given: Parameters<FileStore['read']>) => buffer(await store.read(...given));

    it('gives back the bytes it was given', async () => {
      const bytes = randomBytes(3_000_000);
      const key = randomUUID();
      expect(await write(key, bytes)).toEqual({ size: bytes.length });
      expect(await store.size(key)).toBe(bytes.length);
      expect(
        createHash('sha256')
          .update(await read(key))
          .digest('hex'),
      ).toBe(createHash('sha256').update(bytes).digest('hex'));
    });

    it('keeps an empty file', async () => {
      const key = randomUUID();
      expect(await store.write(key, Readable.from([]))).toEqual({ size: 0 });
      expect(await read(key)).toHaveLength(0);
    });

    it('reads a range with both ends included', async () => {
      const key = randomUUID();
      await write(key, Buffer.from('0123456789'));
      expect(String(await read(key, { start: 2, end: 4 }))).toBe('234');
      expect(String(await read(key, { start: 9, end: 9 }))).toBe('9');
    });

    it('replaces a key that is written again', async () => {
      const key = randomUUID();
      await write(key, Buffer.from('first, and longer'));
      await write(key, Buffer.from('second'));
      expect(String(await read(key))).toBe('second');
    });

    it('leaves nothing when the source fails', async () => {
      const key = randomUUID();
      const failing = Readable.from(
        (async function* () {
          yield randomBytes(100_000);
          throw new Error('The line broke.');
        })(),
      );
      await expect(store.write(key, failing)).rejects.toThrow('The line broke.');
      await expect(store.size(key)).rejects.toBeInstanceOf(FileMissingError);
      expect(await keys()).not.toContain(key);
    });

    it('leaves nothing when the source is destroyed', async () => {
      const key = randomUUID();
      const source = new Readable({ read() {} });
      const writing = store.write(key, source);
      source.push(randomBytes(10_000));
      source.destroy();
      await expect(writing).rejects.toThrow();
      await expect(store.read(key)).rejects.toBeInstanceOf(FileMissingError);
    });

    it('shows the whole file to the check before the key exists', async () => {
      const key = randomUUID();
      let seen = '';
      let existed = true;
      await store.write(key, Readable.from([Buffer.from('look')]), async (path, size) => {
        seen = `${await readFile(path, 'utf8')} ${size}`;
        existed = (await keys()).includes(key);
      });
      expect(seen).toBe('look 4');
      expect(existed).toBe(false);
      expect(await keys()).toContain(key);
    });

    it('leaves nothing when the check refuses', async () => {
      const key = randomUUID();
      const refused = store.write(key, Readable.from([Buffer.from('bad')]), async () => {
        throw new Error('Refused.');
      });
      await expect(refused).rejects.toThrow('Refused.');
      expect(await keys()).not.toContain(key);
    });

    it('says that a file is missing', async () => {
      await expect(store.read(randomUUID())).rejects.toBeInstanceOf(FileMissingError);
      await expect(store.size(randomUUID())).rejects.toBeInstanceOf(FileMissingError);
    });

    it('removes files, and does not mind one that is gone', async () => {
      const key = randomUUID();
      await write(key, Buffer.from('x'));
      await store.remove([key, randomUUID()]);
      await store.remove([key]);
      await expect(store.read(key)).rejects.toBeInstanceOf(FileMissingError);
    });

    it('lists every key with the time it was written', async () => {
      const key = randomUUID();
      await write(key, Buffer.from('x'));
      for await (const file of store.list()) {
        if (file.key === key) expect(Math.abs(Date.now() - file.writtenAt.getTime())).toBeLessThan(60_000);
      }
      expect(await keys()).toContain(key);
    });

    it('refuses keys that could leave its folder', async () => {
      for (const key of ['../../etc/passwd', 'a/b', '', '.', 'unfinished/x', 'x\0yyyyyyyy']) {
        await expect(store.write(key, Readable.from([Buffer.from('x')]))).rejects.toBeInstanceOf(TypeError);
        await expect(store.read(key)).rejects.toBeInstanceOf(TypeError);
      }
    });
  });
}
