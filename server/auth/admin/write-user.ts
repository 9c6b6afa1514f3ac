import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { DatabaseError, owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { removeFiles } from '../../storage/objects/remove.ts';
import { readBody } from '../body.ts';
import { authError } from '../errors.ts';
import { insertEmailIdentity, moveEmailIdentity, noteProviders } from '../identities.ts';
import { forgetNetworks } from '../known-networks.ts';
import { requireModest } from '../metadata.ts';
import { dropTokens } from '../one-time-tokens.ts';
import { insertPhoneIdentity, movePhoneIdentity } from '../phone/identity.ts';
import { presentUser } from '../present-user.ts';
import { confirmEmail, findUser, type User } from '../users.ts';
import { type Attributes, attributesSchema, mergeBoth, readAttributes, setBan } from './attributes.ts';
import { lockNamedUser } from './read-user.ts';

/** POST /admin/users: makes an account as the operator describes it. Sends nothing. */
export function createUser({ database }: Services) {
  return async (c: Context) => {
    const body = await readBody(c, attributesSchema);
    const attributes = await readAttributes(body);
    if (!attributes.email && !attributes.phone) {
      throw authError('invalid', 'Cannot create a user without either an email or phone');
    }
    const id = body.id ?? randomUUID();
    const user = await database.transaction(owner, (session) =>
      tellingConflicts(async () => {
        await insert(session, id, attributes);
        return (await findUser(session, id)) as User;
      }),
    );
    return c.json(presentUser(user));
  };
}

async function insert(session: Session, id: string, attributes: Attributes): Promise<void> {
  const { email, phone, userMetadata } = attributes;
  await session.query(
    `insert into auth.users (id, email, phone, encrypted_password, raw_user_meta_data, raw_app_meta_data, phone_confirmed_at)
      values ($1, $2, $3, $4, $5, $6, case when $7 then now() end)`,
    [
      id,
      email,
      phone,
      attributes.passwordHash,
      // As given: only a sign-up records facts about its address in the identity.
      requireModest(userMetadata),
      requireModest(attributes.appMetadata),
      attributes.phoneConfirm && phone !== null,
    ],
  );
  if (email) await insertEmailIdentity(session, { id, email, data: userMetadata });
  if (phone) await insertPhoneIdentity(session, { id, phone });
  if (email && attributes.emailConfirm) await confirmEmail(session, id);
  await noteProviders(session, id);
  await setBan(session, id, attributes.banSeconds);
}

/** PUT /admin/users/{id}: changes an account at once, without asking a mailbox. A new password ends its sessions. */
export function updateUserById({ database }: Services) {
  return async (c: Context) => {
    const attributes = await readAttributes(await readBody(c, attributesSchema));
    const user = await database.transaction(owner, async (session) => {
      const found = await lockNamedUser(c, session);
      return tellingConflicts(async () => {
        await change(session, found, attributes);
        return (await findUser(session, found.id)) as User;
      });
    });
    return c.json(presentUser(user));
  };
}

async function change(session: Session, user: User, attributes: Attributes): Promise<void> {
  const { email, phone, passwordHash } = attributes;
  const [own, app] = mergeBoth(user, attributes);
  await session.query(
    `update auth.users set updated_at = now(), raw_user_meta_data = $2, raw_app_meta_data = $3,
        email = coalesce($4, email), phone = coalesce($5, phone), encrypted_password = coalesce($6, encrypted_password)
      where id = $1`,
    [user.id, own, app, email, phone, passwordHash],
  );
  if (email && email !== user.email) {
    if (user.identities.some(({ provider }) => provider === 'email'))
      await moveEmailIdentity(session, user.id, email);
    else await insertEmailIdentity(session, { id: user.id, email, data: {} });
    await session.query(
      `update auth.users set email_change = null, email_change_confirm_status = 0,
          raw_user_meta_data = raw_user_meta_data
            || case when raw_user_meta_data ? 'email' then jsonb_build_object('email', $2::text) else '{}' end
        where id = $1`,
      [user.id, email],
    );
  }
  if (phone && phone !== user.phone) {
    if (user.identities.some(({ provider }) => provider === 'phone'))
      await movePhoneIdentity(session, user.id, phone);
    else await insertPhoneIdentity(session, { id: user.id, phone });
  }
  if (attributes.emailConfirm) await confirmEmail(session, user.id);
  if (attributes.phoneConfirm) {
    await session.query(
      'update auth.users set phone_confirmed_at = coalesce(phone_confirmed_at, now()) where id = $1 and phone is not null',
      [user.id],
    );
  }
  if (email || phone) await noteProviders(session, user.id);
  if (passwordHash || email || phone) await dropTokens(session, user.id);
  if (passwordHash) {
    await session.query('delete from auth.sessions where user_id = $1', [user.id]);
    await forgetNetworks(session, user.id);
  }
  await setBan(session, user.id, attributes.banSeconds);
}

async function tellingConflicts<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '23505') throw error;
    if (error.constraint === 'users_phone_key') throw authError('phoneExists');
    if (error.constraint === 'users_pkey') throw authError('conflict', 'A user with this id already exists');
    throw authError('emailExists');
  }
}

const deletionSchema = z.object({ should_soft_delete: z.boolean().optional() });

/**
 * DELETE /admin/users/{id}: deletes an account with everything that refers to it, and its files, which would go on being
 * read by their addresses. With `should_soft_delete` its row stays,
 * without address, number, ways to sign in and words about anybody.
 */
export function deleteUser(services: Services) {
  return async (c: Context) => {
    const hasBody = Number(c.req.header('content-length') ?? 0) > 0;
    const { should_soft_delete: isSoft } = hasBody ? await readBody(c, deletionSchema) : {};
    const files = await services.database.transaction(owner, async (session) => {
      const user = await lockNamedUser(c, session);
      if (!isSoft) return deleteWithFiles(session, user.id);
      await forget(session, user.id);
      return [];
    });
    await removeFiles(services, files);
    return c.json({});
  };
}

/** Deletes an account and the objects it owns. Returns those, whose bytes are to be removed. */
async function deleteWithFiles(session: Session, userId: string): Promise<{ version: string | null }[]> {
  const { rows } = await session.query<{ version: string | null }>(
    'delete from storage.objects where owner_id = $1 returning version',
    [userId],
  );
  await session.query('delete from auth.users where id = $1', [userId]);
  return rows;
}

async function forget(session: Session, userId: string): Promise<void> {
  await session.query(
    `update auth.users set email = null, phone = null, encrypted_password = null, email_change = null, phone_change = null,
        email_confirmed_at = null, phone_confirmed_at = null, raw_user_meta_data = '{}', raw_app_meta_data = '{}',
        deleted_at = now(), updated_at = now()
      where id = $1`,
    [userId],
  );
  for (const table of [
    'identities',
    'sessions',
    'mfa_factors',
    'webauthn_credentials',
    'webauthn_challenges',
    'one_time_tokens',
    'flow_state',
    'known_networks',
  ]) {
    await session.query(`delete from auth.${table} where user_id = $1`, [userId]);
  }
}
