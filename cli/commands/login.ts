import { z } from 'zod';
import { Failure } from '../failure.ts';
import { ask, readJson } from '../site-client.ts';
import { keepToken, keptToken } from '../tokens.ts';
import type { Result, World } from '../world.ts';

const clientId = 'plinth-cli';
const codes = z.object({
  device_code: z.string(),
  user_code: z.string(),
  verification_uri: z.string(),
  verification_uri_complete: z.string(),
  expires_in: z.number(),
  interval: z.number().default(5),
});
const granted = z.object({ access_token: z.string(), expires_in: z.number() });
const pending = z.object({ error: z.string() });

/** Connects this computer with an account: a browser, on this or any other machine, allows it (RFC 8628). */
export async function login(world: World): Promise<Result> {
  const started = await ask(world, '/functions/v1/device/code', {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, host: world.hostName.slice(0, 60) }),
  });
  const code = await readJson(started, codes);
  world.tell(`Open ${code.verification_uri} in a browser and enter this code:`);
  world.tell('');
  world.tell(`    ${code.user_code}`);
  world.tell('');
  world.tell(`Or open ${code.verification_uri_complete}`);
  world.progress('Waiting for the browser ...');
  const { access_token: token, expires_in } = await poll(world, code);
  const before = await keptToken(world);
  await keepToken(world, token);
  if (before) await revoke(world, before);
  return {
    lines: [`You are logged in at ${world.site} for ${Math.round(expires_in / 86_400)} days.`],
    json: { site: world.site, expires_in },
  };
}

/** Forgets the login of this computer, here and at the site. */
export async function logout(world: World): Promise<Result> {
  const token = await keptToken(world);
  if (!token) return { lines: ['You were not logged in.'], json: { site: world.site, was_logged_in: false } };
  await keepToken(world, null);
  const isRevoked = await revoke(world, token);
  const lines = isRevoked
    ? [`You are logged out at ${world.site}.`]
    : ['This computer has forgotten the login, but the site could not be told. Revoke it on your profile.'];
  return { lines, json: { site: world.site, was_logged_in: true, is_revoked: isRevoked } };
}

async function poll(world: World, code: z.infer<typeof codes>): Promise<z.infer<typeof granted>> {
  const until = world.now() + code.expires_in * 1000;
  let seconds = Math.max(1, code.interval);
  while (world.now() < until) {
    await world.pause(seconds * 1000);
    const response = await ask(world, '/functions/v1/device/token', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
        client_id: clientId,
        device_code: code.device_code,
      }),
    }).catch((error: unknown) => {
      // A connection that is gone for a moment: less often from now on, as the protocol has it.
      seconds *= 2;
      if (error instanceof Failure) return null;
      throw error;
    });
    if (!response) continue;
    if (response.status === 429) {
      seconds += 5;
      continue;
    }
    if (response.ok) return readJson(response, granted);
    const answer = pending.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    );
    if (!answer.success) await readJson(response, granted);
    switch (answer.data?.error) {
      case 'authorization_pending':
        break;
      case 'slow_down':
        seconds += 5;
        break;
      case 'access_denied':
        throw new Failure('It was refused in the browser.');
      default:
        throw new Failure('The code has expired. Use login again.');
    }
  }
  throw new Failure('The code has expired. Use login again.');
}

async function revoke(world: World, token: string): Promise<boolean> {
  return ask(world, '/functions/v1/device/revoke', {
    method: 'POST',
    body: new URLSearchParams({ token }),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}
