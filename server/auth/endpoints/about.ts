import type { Context } from 'hono';
import { offersPasskeys } from '../../account-settings.ts';
import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { smsSender } from '../../sms/sender.ts';
import { version } from '../../version.ts';

/** GET /health: answers 200 when the service reaches its database. */
export function health({ database }: Services) {
  return async (c: Context) => {
    await database.run(owner, { text: 'select 1' });
    return c.json({
      version,
      name: 'Plinth Auth',
      description: 'Plinth Auth is a user registration and sign-in API',
    });
  };
}

/** GET /settings: which ways to sign in there are. */
export function settings(services: Services) {
  const { config } = services;
  const { accounts } = config;
  const off = ['apple', 'azure', 'discord', 'facebook', 'github', 'gitlab', 'google'];
  const names = (list: string[], isOn: boolean) => Object.fromEntries(list.map((name) => [name, isOn]));
  return (c: Context) => {
    const external = {
      email: true,
      anonymous_users: accounts.anonymous,
      phone: smsSender(services) !== null,
      ...names(off, false),
      ...names(Object.keys(config.identity.oidc), true),
    };
    return c.json({
      external,
      disable_signup: !accounts.signUp,
      mailer_autoconfirm: !accounts.confirmation,
      phone_autoconfirm: false,
      sms_provider: smsSender(services) ? 'custom' : '',
      passkeys_enabled: offersPasskeys(config),
      saml_enabled: Object.keys(config.identity.saml).length > 0,
    });
  };
}

/** GET /.well-known/jwks.json: the public halves of the keys that sign access tokens. */
export function jwks({ keys }: Services) {
  return (c: Context) => {
    // Clients keep keys ten minutes themselves.
    c.header('Cache-Control', 'public, max-age=600');
    return c.json({ keys: keys.tokens.published.map((jwk) => ({ ...jwk, key_ops: ['verify'], ext: true })) });
  };
}
