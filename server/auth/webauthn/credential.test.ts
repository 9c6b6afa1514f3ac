import { describe, expect, test } from 'vitest';
import { SecurityKey } from '../testing/security-key.ts';
import { type Credential, readAssertion, readRegistration } from './credential.ts';

const expected = { challenge: 'asked', origin: 'https://plinth.example', isVerified: false };
const flat = <T>({ id, response }: { id: string; response: T }) => ({ id, ...response });

/** The answer with one of its texts cut to each shorter length. */
function cuts<T extends Record<string, string>>(answer: T): T[] {
  return Object.entries(answer)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, text]) =>
      Array.from({ length: text.length }, (_, end) => ({ ...answer, [name]: text.slice(0, end) })),
    );
}

describe.each(['ES256', 'EdDSA', 'RS256'] as const)('a key of %s', (algorithm) => {
  test('is known from a whole answer, and from none that is cut off', async () => {
    const answer = flat(new SecurityKey(algorithm).register(expected));
    expect(await readRegistration(answer, expected)).toMatchObject({ id: answer.id, count: 0 });
    const read = await Promise.all(cuts(answer).map((cut) => readRegistration(cut, expected)));
    expect(read.length).toBeGreaterThan(300);
    expect(read.filter((credential) => credential !== null)).toEqual([]);
  });

  test('signs with a whole answer, and with none that is cut off', async () => {
    const key = new SecurityKey(algorithm);
    const known = (await readRegistration(flat(key.register(expected)), expected)) as Credential;
    const answer = flat(key.answer(expected));
    expect(await readAssertion(answer, known, expected)).toBe(1);
    const read = await Promise.all(cuts(answer).map((cut) => readAssertion(cut, known, expected)));
    expect(read.length).toBeGreaterThan(200);
    expect(read.filter((count) => count !== null)).toEqual([]);
  });
});

test('an attestation nested thousands of levels deep is refused', async () => {
  const attestationObject = Buffer.alloc(15_000, 0x81).toString('base64url');
  const answer = { ...flat(new SecurityKey().register(expected)), attestationObject };
  expect(await readRegistration(answer, expected)).toBeNull();
});
