import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  codeIn,
  follow,
  linkIn,
  mailsTo,
  mailTo,
  newAddress,
  newMember,
  password,
} from './testing/journey.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function startChange() {
  const member = await newMember(server);
  const next = newAddress('moved');
  const { data, error } = await member.client.auth.updateUser({ email: next });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: member.email, new_email: next });
  const leave = await mailTo(server, member.email, { after: 1 });
  const take = await mailTo(server, next);
  return { member, next, leave, take };
}

test.each(['the mailbox in use first', 'the new mailbox first'])(
  'both mailboxes move the account, %s',
  async (order) => {
    const { member, next, leave, take } = await startChange();
    const [first, second] = order.startsWith('the new') ? [take, leave] : [leave, take];
    const half = await follow(linkIn(first));
    expect(half.fragment).toEqual({
      message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    });
    expect((await member.client.auth.getUser()).data.user?.email).toBe(member.email);

    const whole = await follow(linkIn(second));
    expect(whole.fragment).toMatchObject({ type: 'email_change', access_token: expect.any(String) });
    const { data } = await member.client.auth.getUser();
    expect(data.user).toMatchObject({
      id: member.id,
      email: next,
      user_metadata: { email: next },
      identities: [{ identity_data: { email: next } }],
    });
    expect(data.user).not.toHaveProperty('new_email');
    const visitor = server.visitor();
    expect((await visitor.auth.signInWithPassword({ email: next, password })).error).toBeNull();
    expect((await visitor.auth.signInWithPassword({ email: member.email, password })).error?.code).toBe(
      'invalid_credentials',
    );
  },
);

test('one mailbox alone, even twice, moves nothing', async () => {
  const { member, leave, take, next } = await startChange();
  await follow(linkIn(take));
  expect((await follow(linkIn(take))).fragment.error_code).toBe('otp_expired');
  const code = await server
    .visitor()
    .auth.verifyOtp({ email: next, token: codeIn(take), type: 'email_change' });
  expect(code.error?.code).toBe('otp_expired');
  expect((await member.client.auth.getUser()).data.user?.email).toBe(member.email);
  expect(leave.text).toContain(next);
});

test('asking again takes back the first confirmation', async () => {
  const { member, next, leave, take } = await startChange();
  await follow(linkIn(take));
  await member.client.auth.updateUser({ email: next });
  expect((await follow(linkIn(leave))).fragment.error_code).toBe('otp_expired');
  const again = await mailTo(server, next, { after: 1 });
  expect((await follow(linkIn(again))).fragment).toHaveProperty('message');
  expect((await member.client.auth.getUser()).data.user?.email).toBe(member.email);
});

test('the codes of both mails work as the links do', async () => {
  const { member, next, leave, take } = await startChange();
  const visitor = server.visitor();
  const half = await visitor.auth.verifyOtp({
    email: member.email,
    token: codeIn(leave),
    type: 'email_change',
  });
  expect(half.error).toBeNull();
  expect(half.data.session).toBeNull();
  const whole = await visitor.auth.verifyOtp({ email: next, token: codeIn(take), type: 'email_change' });
  expect(whole.data.user?.email).toBe(next);
});

test('an address that has an account cannot be taken', async () => {
  const member = await newMember(server);
  const other = await newMember(server);
  await member.client.auth.updateUser({ email: other.email });
  const agree = linkIn(await mailTo(server, member.email, { after: 1 }));
  expect((await follow(agree)).fragment).toHaveProperty('message');
  expect((await follow(agree)).fragment.error_code).toBe('otp_expired');
  expect((await member.client.auth.getUser()).data.user?.email).toBe(member.email);

  const { member: mover, next, leave, take } = await startChange();
  await newMember(server, next);
  await follow(linkIn(take));
  expect((await follow(linkIn(leave))).fragment.error_code).toBe('email_exists');
  expect((await mover.client.auth.getUser()).data.user?.email).toBe(mover.email);
});

test('two mails to one mailbox are no word of the other one', async () => {
  const { member, next, leave, take } = await startChange();
  const resend = () => server.visitor().auth.resend({ type: 'email_change', email: member.email });
  await resend();
  const second = await mailTo(server, member.email, { after: 2 });
  expect((await follow(linkIn(leave))).fragment).toHaveProperty('message');
  expect((await follow(linkIn(second))).fragment.error_code).toBe('otp_expired');
  expect((await member.client.auth.getUser()).data.user?.email).toBe(member.email);
  // Whoever asks again takes no word back, and brings no second one from the same mailbox.
  await resend();
  await mailTo(server, next, { after: 2 });
  expect(mailsTo(server, member.email)).toHaveLength(3);
  expect((await follow(linkIn(take))).fragment.type).toBe('email_change');
  expect((await member.client.auth.getUser()).data.user?.email).toBe(next);
});

test('resend mails both mailboxes once more', async () => {
  const { member, next } = await startChange();
  const { error } = await server.visitor().auth.resend({ type: 'email_change', email: member.email });
  expect(error).toBeNull();
  const leave = await mailTo(server, member.email, { after: 2 });
  const take = await mailTo(server, next, { after: 1 });
  await follow(linkIn(leave));
  expect((await follow(linkIn(take))).fragment.type).toBe('email_change');
});
