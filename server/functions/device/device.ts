import type { Context } from 'hono';
import { z } from 'zod';
import type { TokenScope } from '../../../domain/account/token-scopes.ts';
import type { Services } from '../../services.ts';
import { readFields, readFormFields } from '../kit/body.ts';
import { deriveKey, type FunctionContext, isOpen } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { type Member, requireMember } from '../kit/member.ts';
import { closedFunction, functionRoutes, requireKey, type SiteFunction } from '../kit/routes.ts';
import { DeviceGrants } from './grants.ts';
import { deviceBudget } from './limits.ts';
import { readUserCode } from './user-code.ts';

/** What the command line may do: no program gets more by a code. */
const scopes: readonly TokenScope[] = ['site:read', 'site:write'];
const grantType = 'urn:ietf:params:oauth:grant-type:device_code';

/**
 * Sign-ins of programs without a browser (RFC 8628), mounted at /functions/v1/device:
 *
 *     POST /code     form: host?                     codes, and the address at which one is entered
 *     POST /token    form: grant_type, device_code   the access token, or why there is none yet
 *     POST /revoke   form: token                     ends an access token (RFC 7009)
 *     POST /find     { code }                        what a program asks for; for members
 *     POST /decide   { code, allow }                 the member's decision
 *
 * Members who have a second factor need to have entered it, as for making a token on their profile. `services` is null with a
 * remote Supabase, where there are no access tokens.
 */
export function openDevice(context: FunctionContext, services: Services | null): SiteFunction {
  if (!isOpen(context) || !services) return closedFunction(context, 'notSetUp', { keyed: false });
  const grants = new DeviceGrants(services.database, deriveKey(context, 'device codes'));
  const { siteUrl } = context.config;
  const limit = (c: Context, what: keyof typeof limits) =>
    limitTries(context, `device:${what}:${context.networkOf(c)}`, limits[what]);

  /** The code that a member has typed. Every try counts, so that guessing leads nowhere. */
  const readCode = async (member: Member, code: unknown): Promise<string> => {
    const words = 'codes';
    await limitTries(context, `device:account:${member.id}`, deviceBudget.guesses.ofAccount, words);
    const read = readUserCode(code);
    if (!read) throw functionError('codeNotFound');
    return read;
  };

  const routes = functionRoutes(
    context,
    (routes) => {
      routes.post('/code', async (c) => {
        await limit(c, 'codes');
        const host = hostOf((await readFormFields(c.req.raw)).get('host'));
        const { deviceCode, userCode } = await grants.begin(host, scopes);
        return c.json({
          device_code: deviceCode,
          user_code: userCode,
          verification_uri: `${siteUrl}/device`,
          verification_uri_complete: `${siteUrl}/device?code=${userCode}`,
          expires_in: deviceBudget.codeSeconds,
          interval: deviceBudget.interval,
        });
      });
      routes.post('/token', async (c) => {
        await limit(c, 'questions');
        const fields = await readFormFields(c.req.raw);
        if (fields.get('grant_type') !== grantType) return c.json({ error: 'unsupported_grant_type' }, 400);
        const code = fields.get('device_code');
        if (!code) return c.json({ error: 'invalid_request' }, 400);
        const answer = await grants.take(code);
        if ('error' in answer) return c.json(answer, 400);
        return c.json({
          access_token: answer.token,
          token_type: 'Bearer',
          expires_in: deviceBudget.tokenDays * 86_400,
          scope: answer.scopes.join(' '),
        });
      });
      routes.post('/revoke', async (c) => {
        await limit(c, 'revocations');
        const token = (await readFormFields(c.req.raw)).get('token');
        if (token) await grants.revoke(token);
        return c.json({});
      });
      routes.use('/find', requireKey(context));
      routes.post('/find', async (c) => {
        await limit(c, 'guesses');
        const member = await requireMember(context, c);
        const { code } = await readFields(c.req.raw);
        const userCode = await readCode(member, code);
        const found = await grants.find(userCode);
        if (!found) throw functionError('codeNotFound');
        return c.json({ code: userCode, ...found, token_days: deviceBudget.tokenDays });
      });
      routes.use('/decide', requireKey(context));
      routes.post('/decide', async (c) => {
        await limit(c, 'guesses');
        const member = await requireMember(context, c);
        const decision = decisionSchema.safeParse(await readFields(c.req.raw));
        if (!decision.success) throw functionError('invalid', {}, 'Please say whether it is allowed.');
        const { code, allow } = decision.data;
        if (!(await grants.decide(await readCode(member, code), member.id, allow)))
          throw functionError('codeNotFound');
        return c.json({ ok: true });
      });
    },
    { keyed: false, translate: inWords },
  );
  return { routes };
}

const limits = {
  codes: deviceBudget.codes,
  questions: deviceBudget.questions,
  revocations: deviceBudget.revocations,
  guesses: deviceBudget.guesses.ofNetwork,
};

const decisionSchema = z.object({ code: z.string(), allow: z.boolean() });

/** What a computer calls itself, as it can stand in a sentence and in a token's name. */
function hostOf(given: string | null): string {
  const plain = (given ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return [...plain].slice(0, deviceBudget.hostLength).join('') || 'a computer';
}

/** What the database refuses in a sentence of ours. */
function inWords(error: unknown) {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '54000' ? functionError('tooManyTokens', {}, String(message)) : null;
}
