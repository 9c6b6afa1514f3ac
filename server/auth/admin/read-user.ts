import type { Context } from 'hono';
import { owner, type Session } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { presentUser } from '../present-user.ts';
import { lockUser, type User, userColumns } from '../users.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const maxPerPage = 1000;

/** The account of `:userId`, locked until the transaction ends. Throws `validation_failed` or 404 `user_not_found`. */
export async function lockNamedUser(c: Context, database: Session): Promise<User> {
  const user = await lockUser(database, readId(c));
  if (!user) throw authError('noSuchUser');
  return user;
}

function readId(c: Context): string {
  const id = c.req.param('userId') ?? '';
  if (!uuid.test(id)) throw authError('invalid', 'user_id must be an UUID');
  return id;
}

/** GET /admin/users/{id}. */
export function getUserById({ database }: Services) {
  return async (c: Context) => {
    const user = await database.transaction(owner, (session) => lockNamedUser(c, session));
    return c.json(presentUser(user));
  };
}

/**
 * GET /admin/users?page=1&per_page=50: accounts, the newest first. `X-Total-Count` says how many there are, `Link` where
 * the next and the last page are. `filter` keeps those whose address or number contains it.
 */
export function listUsers({ database }: Services) {
  return async (c: Context) => {
    const page = readNumber(c, 'page', 1, 1_000_000);
    const perPage = readNumber(c, 'per_page', 50, maxPerPage);
    const filter = c.req.query('filter')?.trim().toLowerCase() ?? '';
    const values = [filter];
    const where = `where ($1 = '' or position($1 in lower(coalesce(u.email, ''))) > 0
      or position($1 in coalesce(u.phone, '')) > 0)`;
    const { users, total } = await database.transaction(owner, async (session) => {
      const { rows } = await session.query<User>(
        `select ${userColumns} from auth.users as u ${where} order by u.created_at desc, u.id desc limit $2 offset $3`,
        [...values, perPage, (page - 1) * perPage],
      );
      const counted = await session.query<{ count: number }>(
        `select count(*)::integer as count from auth.users as u ${where}`,
        values,
      );
      return { users: rows, total: counted.rows[0]?.count ?? 0 };
    });
    c.header('X-Total-Count', String(total));
    const link = linkOf(page, perPage, total);
    if (link) c.header('Link', link);
    return c.json({ users: users.map(presentUser), aud: 'authenticated' });
  };
}

function readNumber(c: Context, name: string, fallback: number, max: number): number {
  const text = c.req.query(name) ?? '';
  if (text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1) throw authError('invalid', `Bad Pagination Parameters: ${name}`);
  return Math.min(value, max);
}

/** RFC 8288. `page` comes first in the query, because the client reads it there. */
function linkOf(page: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const to = (number: number, rel: string) =>
    `</auth/v1/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')].join(', ');
}
