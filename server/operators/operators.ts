import { createClient } from '@supabase/supabase-js';
import { type Database, owner } from '../database/database.ts';

/** The operators of the site, wherever its accounts are stored. Addresses are compared without regard to case. */
export interface Operators {
  /** Gives or takes the claim. Returns the account's address as it is kept, or null when there is no such account. */
  set(email: string, isOperator: boolean): Promise<string | null>;
  /** Addresses of all operators, in alphabetical order. */
  list(): Promise<string[]>;
  /**
   * Takes all second factors and passkeys from an account and ends its sessions. Returns its address and how many authenticator
   * apps it had, at none of which anything changes; null when there is no such account.
   */
  resetFactors(email: string): Promise<FormerFactors | null>;
}

interface FormerFactors {
  email: string;
  apps: number;
}

/** Operators of the built-in backend. */
export function operatorsInDatabase(database: Database): Operators {
  return {
    async set(email, isOperator) {
      const { rows } = await database.run<{ email: string }>(owner, {
        text: `update auth.users
          set raw_app_meta_data = case when $2 then raw_app_meta_data || '{"operator": true}'
            else raw_app_meta_data - 'operator' end
          where lower(email) = lower($1) and (not $2 or email_confirmed_at is not null) returning email`,
        values: [email, isOperator],
      });
      return rows[0]?.email ?? null;
    },
    async list() {
      const { rows } = await database.run<{ email: string }>(owner, {
        text: `select email from auth.users where raw_app_meta_data -> 'operator' = 'true'::jsonb order by email`,
        values: [],
      });
      return rows.map(({ email }) => email);
    },
    async resetFactors(email) {
      const { rows } = await database.run<FormerFactors>(owner, {
        text: 'select * from public.reset_factors($1)',
        values: [email],
      });
      return rows[0] ?? null;
    },
  };
}

/** Operators of a remote Supabase, which only its secret key may name. Throws what the service says. */
export function operatorsAtSupabase(url: string, secretKey: string): Operators {
  const client = createClient(url, secretKey, { auth: { persistSession: false } });
  const { admin } = client.auth;
  async function* users() {
    for (let page = 1; ; page += 1) {
      const { data, error } = await admin.listUsers({ page, perPage: 200 });
      if (error) throw error;
      yield* data.users;
      if (data.users.length < 200) return;
    }
  }
  return {
    async set(email, isOperator) {
      for await (const user of users()) {
        if (user.email?.toLowerCase() !== email.toLowerCase()) continue;
        // Supabase merges what is given; null takes a claim away.
        const { error } = await admin.updateUserById(user.id, {
          app_metadata: { operator: isOperator || null },
        });
        if (error) throw error;
        return user.email;
      }
      return null;
    },
    async list() {
      const found: string[] = [];
      for await (const user of users()) {
        if (user.app_metadata.operator === true && user.email) found.push(user.email);
      }
      return found.sort();
    },
    async resetFactors(email) {
      const { data, error } = await client.rpc('reset_factors', { address: email });
      if (error) throw error;
      return (data as FormerFactors[])[0] ?? null;
    },
  };
}
