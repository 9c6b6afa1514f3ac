import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Mailer } from './mailer.ts';

/** Messages kept; older ones are removed. */
const capacity = 500;

const storedSchema = z.object({
  id: z.string(),
  /** When it was sent, ISO 8601. */
  date: z.string(),
  from: z.string(),
  to: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  unsubscribeUrl: z.string().optional(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The http(s) addresses in the text, in their order. */
  links: z.array(z.string()),
});

/** A mail as the local mailbox keeps it. */
export type StoredMail = z.infer<typeof storedSchema>;

/**
 * A mailer that keeps each message as a JSON file in `directory`, for a site without an SMTP server.
 * Names begin with the time, so that their order is that of sending.
 */
export async function openLocalMailbox(directory: string, from: string): Promise<Mailer> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const underWay = new Set<Promise<void>>();
  let count = 0;
  return {
    async send(mail) {
      const date = new Date();
      // The count keeps mails of one millisecond in order.
      const order = (count++).toString(16).padStart(8, '0');
      const id = `${date.toISOString().replace(/\D/g, '')}-${order}${randomBytes(4).toString('hex')}`;
      const stored: StoredMail = {
        id,
        date: date.toISOString(),
        from,
        ...mail,
        links: [...new Set(mail.text.match(/https?:\/\/\S+/g))],
      };
      const writing = write(directory, stored);
      underWay.add(writing);
      try {
        await writing;
      } finally {
        underWay.delete(writing);
      }
    },
    async close() {
      await Promise.allSettled(underWay);
    },
  };
}

/** Every kept message, the newest first. */
export async function listMails(directory: string): Promise<StoredMail[]> {
  const mails = await Promise.all((await fileNames(directory)).map((name) => read(directory, name)));
  return mails.filter((mail) => mail !== null).reverse();
}

/** One message, or null when there is none of that id. */
export async function findMail(directory: string, id: string): Promise<StoredMail | null> {
  return /^\d+-[0-9a-f]+$/.test(id) ? read(directory, `${id}.json`) : null;
}

async function write(directory: string, mail: StoredMail): Promise<void> {
  const target = path.join(directory, `${mail.id}.json`);
  // Written beside and renamed: a reader never sees half a message.
  const unfinished = `${target}.unfinished`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(JSON.stringify(mail, null, 2));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, target);
  const surplus = (await fileNames(directory)).slice(0, -capacity);
  await Promise.all(surplus.map((name) => rm(path.join(directory, name), { force: true })));
}

async function read(directory: string, name: string): Promise<StoredMail | null> {
  try {
    return storedSchema.parse(JSON.parse(await readFile(path.join(directory, name), 'utf8')));
  } catch (error) {
    // Gone between listing and reading, or not one of ours.
    if (error instanceof z.ZodError || error instanceof SyntaxError) return null;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function fileNames(directory: string): Promise<string[]> {
  try {
    return (await readdir(directory)).filter((name) => name.endsWith('.json')).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
