import type { SupabaseClient } from '@supabase/supabase-js';
import type { Config } from '../../config.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Member, newMember } from './journey.ts';
import { SecurityKey } from './security-key.ts';

type Asked = Parameters<SecurityKey['register']>[0];
/** What a test has a device do otherwise than a right one. */
type Twist = Partial<Asked> & { handle?: string; id?: string };

/** A server whose site has a name, without which there are no passkeys. */
export async function startPasskeyServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const server = await startTestServer(overrides);
  server.services.config.siteUrl = server.url.replace('127.0.0.1', 'localhost');
  return server;
}

/** A device that keeps one passkey, as a browser asks it. */
export class Device {
  readonly key = new SecurityKey();
  readonly #origin: string;
  #handle = '';

  constructor({ services }: TestServer) {
    this.#origin = services.config.siteUrl;
  }

  /** Makes its passkey for whoever is signed in. */
  async register(client: SupabaseClient, twist: Twist = {}) {
    const { data, error } = await client.auth.passkey.startRegistration();
    if (!data) return { data: null, error };
    const credential = this.create(data.options, twist);
    return client.auth.passkey.verifyRegistration({
      challengeId: data.challenge_id,
      credential: credential as never,
    });
  }

  /** Signs a client in. */
  async signIn(client: SupabaseClient, twist: Twist = {}) {
    const { data, error } = await client.auth.passkey.startAuthentication();
    if (!data) return { data: null, error };
    return client.auth.passkey.verifyAuthentication({
      challengeId: data.challenge_id,
      credential: this.answer(data.options.challenge, twist) as never,
    });
  }

  /** Makes its passkey, and keeps whose it is. */
  create({ challenge, user }: { challenge: string; user: { id: string } }, twist: Twist = {}) {
    this.#handle = user.id;
    return this.key.register(this.#asked(challenge, twist));
  }

  /** Signs a challenge. */
  answer(challenge: string, twist: Twist = {}) {
    const { id, response, ...rest } = this.key.answer(this.#asked(challenge, twist));
    const userHandle = twist.handle ?? this.#handle;
    return { ...rest, id: twist.id ?? id, response: { ...response, ...(userHandle ? { userHandle } : {}) } };
  }

  #asked(challenge: string, { handle: _handle, id: _id, ...twist }: Twist): Asked {
    return { challenge, origin: this.#origin, isVerified: true, ...twist };
  }
}

/** A member with a device that has their passkey. */
export async function newKeeper(server: TestServer, member?: Member) {
  const keeper = member ?? (await newMember(server));
  const device = new Device(server);
  const { data, error } = await device.register(keeper.client);
  if (!data) throw error;
  return { ...keeper, device, passkeyId: data.id };
}

/** The globals that the client finds in a browser on a device. */
export function browserWith(device: Device): Record<string, unknown> {
  class PublicKeyCredential {
    readonly #answer: object;
    constructor(answer: object) {
      this.#answer = answer;
    }
    static parseCreationOptionsFromJSON = (options: object) => options;
    static parseRequestOptionsFromJSON = (options: object) => options;
    toJSON = () => this.#answer;
  }
  type Asked<T> = { publicKey: T };
  const credentials = {
    create: async ({ publicKey }: Asked<Parameters<Device['create']>[0]>) =>
      new PublicKeyCredential(device.create(publicKey)),
    get: async ({ publicKey }: Asked<{ challenge: string }>) =>
      new PublicKeyCredential(device.answer(publicKey.challenge)),
  };
  return { window: { PublicKeyCredential }, document: {}, navigator: { credentials }, PublicKeyCredential };
}
