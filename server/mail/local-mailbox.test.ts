import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMail, listMails, openLocalMailbox } from './local-mailbox.ts';

let directory: string;
beforeEach(async () => {
  directory = path.join(await mkdtemp(path.join(os.tmpdir(), 'plinth-mail-')), 'mail');
});
afterEach(() => rm(path.dirname(directory), { recursive: true, force: true }));

const mail = (subject: string) => ({
  to: 'reader@example.org',
  subject,
  text: `See http://localhost:3000/a?b=c and http://localhost:3000/d\n`,
  html: `<p>${subject}</p>`,
});

test('keeps mails, the newest first, with their links', async () => {
  const mailbox = await openLocalMailbox(directory, 'Plinth <noreply@localhost>');
  for (const subject of ['one', 'two', 'three']) await mailbox.send(mail(subject));
  const mails = await listMails(directory);
  expect(mails.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  expect(mails[0]).toMatchObject({
    from: 'Plinth <noreply@localhost>',
    to: 'reader@example.org',
    html: '<p>three</p>',
    links: ['http://localhost:3000/a?b=c', 'http://localhost:3000/d'],
  });
  expect(await findMail(directory, mails[1]?.id ?? '')).toEqual(mails[1]);
});

test('an id leads to no other file', async () => {
  await openLocalMailbox(directory, 'a@localhost');
  await writeFile(path.join(directory, '..', 'secret.json'), '{}');
  expect(await findMail(directory, '../secret')).toBeNull();
  expect(await findMail(directory, '20261121-abc')).toBeNull();
});

test('half a file and a foreign one are passed over', async () => {
  const mailbox = await openLocalMailbox(directory, 'a@localhost');
  await mailbox.send(mail('whole'));
  await writeFile(path.join(directory, '1-a.json'), '{"id":');
  await writeFile(path.join(directory, '2-b.json'), '{}');
  await writeFile(path.join(directory, '3-c.json.unfinished'), 'x');
  expect((await listMails(directory)).map(({ subject }) => subject)).toEqual(['whole']);
});

test('keeps five hundred', async () => {
  const mailbox = await openLocalMailbox(directory, 'a@localhost');
  for (let number = 0; number < 500; number++) {
    await writeFile(path.join(directory, `${String(number).padStart(3, '0')}-a.json`), '{}');
  }
  await mailbox.send(mail('newest'));
  const names = await readdir(directory);
  expect(names).toHaveLength(500);
  expect(names).not.toContain('000-a.json');
  expect((await listMails(directory))[0]?.subject).toBe('newest');
});

test('a folder that is not there yet is an empty mailbox', async () => {
  expect(await listMails(directory)).toEqual([]);
});
