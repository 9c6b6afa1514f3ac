import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { call, codeIn, mailsTo, mailTo, newAddress, newMember, password } from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An answer with everything replaced that differs from one account to the next. */
function shape(body: unknown, email: string): string {
  return JSON.stringify(body)
    .replaceAll(email, 'EMAIL')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
}

async function signUp(email: string) {
  const body = { email, password, data: { zeta: 1, a: { c: 1, bb: 2 } } };
  const answer = await call(server, 'POST', '/signup', { body });
  return { ...answer, shape: shape(answer.body, email) };
}

test('sign-up answers alike for a new, an unconfirmed and a taken address', async () => {
  const taken = await newMember(server);
  const fresh = newAddress();
  const first = await signUp(fresh);
  const again = await signUp(fresh);
  const known = await signUp(taken.email);
  expect(first.status).toBe(200);
  expect([again.status, known.status]).toEqual([200, 200]);
  expect(again.shape).toBe(first.shape);
  expect(known.shape).toBe(first.shape);
  expect([...known.headers.keys()]).toEqual([...first.headers.keys()]);
  expect(known.headers.get('content-length')).toBe(
    String(Number(first.headers.get('content-length')) + 4 * (taken.email.length - fresh.length)),
  );
  // Ids do not tell either: neither that of the account, nor one that stays the same.
  expect(known.body.id).not.toBe(taken.id);
  expect(again.body.id).not.toBe(first.body.id);
  // All four times of an answer are one, as for an account made this moment.
  for (const { body } of [first, again, known]) {
    const times = new Set(JSON.stringify(body).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g));
    expect(times.size).toBe(1);
  }
});

test('the owner of a taken address is told, and nothing of the account changes', async () => {
  const member = await newMember(server);
  const visitor = server.visitor();
  await visitor.auth.signUp({
    email: member.email,
    password: 'another fine password',
    options: { data: { a: 1 } },
  });
  const mail = await mailTo(server, member.email, { after: 1 });
  expect(mail.subject).toBe('You already have a Plinth account');
  expect(mail.text).not.toMatch(/\/verify/);
  expect((await visitor.auth.signInWithPassword({ email: member.email, password })).error).toBeNull();
  const { data } = await member.client.auth.getUser();
  expect(data.user?.user_metadata).not.toHaveProperty('a');
});

test('a later sign-up of an unconfirmed address replaces the first', async () => {
  const email = newAddress();
  const visitor = server.visitor();
  await visitor.auth.signUp({ email, password: 'chosen by a stranger' });
  const early = codeIn(await mailTo(server, email));
  await visitor.auth.signUp({ email, password, options: { data: { name: 'Owner' } } });
  const code = codeIn(await mailTo(server, email, { after: 1 }));
  if (early !== code) {
    expect((await visitor.auth.verifyOtp({ email, token: early, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    );
  }
  const { data } = await visitor.auth.verifyOtp({ email, token: code, type: 'signup' });
  expect(data.user?.user_metadata.name).toBe('Owner');
  const stranger = await server
    .visitor()
    .auth.signInWithPassword({ email, password: 'chosen by a stranger' });
  expect(stranger.error?.code).toBe('invalid_credentials');
  expect((await server.visitor().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('a member who wants another address is not told whether it has an account; its owner is', async () => {
  const owner = await newMember(server);
  const ask = async (email: string) => {
    const { session } = await newMember(server);
    const answer = await call(server, 'PUT', '/user', { bearer: session.access_token, body: { email } });
    return { ...answer, shape: shape(answer.body, email).replaceAll(session.user.email ?? '', 'OWN') };
  };
  const free = newAddress();
  const [taken, open] = [await ask(owner.email), await ask(free)];
  expect([taken.status, open.status]).toEqual([200, 200]);
  expect(taken.shape).toBe(open.shape);
  expect([...taken.headers.keys()]).toEqual([...open.headers.keys()]);
  const note = await mailTo(server, owner.email, { after: 1 });
  expect(note.subject).toBe('You already have a Plinth account');
  expect(note.text).not.toMatch(/\/verify|\b\d{6}\b/);
  expect((await mailTo(server, free)).subject).toBe('Confirm your new email address');
});

test('nor whether a telephone number has one', async () => {
  const phone = '+15550001234';
  const owner = server.visitor();
  await owner.auth.signUp({ phone, password });
  const code = codeIn(await mailTo(server, phone));
  await owner.auth.verifyOtp({ phone, token: code, type: 'sms' });
  const ask = async (number: string) => {
    const { session } = await newMember(server);
    const answer = await call(server, 'PUT', '/user', {
      bearer: session.access_token,
      body: { phone: number },
    });
    return {
      ...answer,
      shape: shape(answer.body, number.slice(1)).replaceAll(session.user.email ?? '', 'OWN'),
    };
  };
  const [taken, open] = [await ask(phone), await ask('+15550001235')];
  expect([taken.status, open.status]).toEqual([200, 200]);
  expect(taken.shape).toBe(open.shape);
  const note = await mailTo(server, phone, { after: 1 });
  expect(note.text).toContain('nothing was changed');
  expect(note.text).not.toMatch(/\b\d{6}\b/);
});

test.each(['/recover', '/otp', '/magiclink', '/resend'])(
  '%s answers alike for every address',
  async (path) => {
    const member = await newMember(server);
    const unknown = newAddress();
    const ask = (email: string) =>
      call(server, 'POST', path, { body: { email, type: 'signup', create_user: false } });
    const [known, stranger] = [await ask(member.email), await ask(unknown)];
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(stranger.body).toEqual(known.body);
    expect(stranger.status).toBe(known.status);
    if (path !== '/resend') await mailTo(server, member.email, { after: 1 });
    expect(mailsTo(server, unknown)).toEqual([]);
  },
);
