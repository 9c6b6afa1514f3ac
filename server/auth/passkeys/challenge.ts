import { owner } from '../../database/database.ts';
import type { Services } from '../../services.ts';
import { authError } from '../errors.ts';
import { newChallenge } from '../webauthn/ceremony.ts';

type Purpose = 'registration' | 'authentication';

/** Seconds within which a challenge is answered. */
const seconds = 300;

/** Keeps a new challenge, of an account or of somebody who has not said who they are. */
export async function keepChallenge({ database }: Services, purpose: Purpose, userId: string | null) {
  const challenge = newChallenge();
  const { rows } = await database.run<{ id: string; expires_at: Date }>(owner, {
    text: `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
      values ($1, $2, $3, now() + make_interval(secs => $4)) returning id, expires_at`,
    values: [userId, purpose, { challenge }, seconds],
  });
  const [row] = rows;
  if (!row) throw new Error('A challenge was not kept.');
  const expires_at = Math.floor(new Date(row.expires_at).getTime() / 1000);
  return { challenge, id: row.id, expires_at };
}

/**
 * Uses a challenge up, whatever its answer is worth. Throws `webauthn_challenge_not_found`, also for one that was made for
 * something or somebody else, and `webauthn_challenge_expired`.
 */
export async function takeChallenge(
  { database }: Services,
  id: string,
  purpose: Purpose,
  userId: string | null,
): Promise<string> {
  const { rows } = await database.run<{ asked: { challenge: string }; is_old: boolean }>(owner, {
    text: `delete from auth.webauthn_challenges
      where id = $1 and challenge_type = $2 and user_id is not distinct from $3::uuid
      returning session_data as asked, expires_at < now() as is_old`,
    values: [id, purpose, userId],
  });
  const [row] = rows;
  if (!row) throw authError('passkeyChallengeNotFound');
  if (row.is_old) throw authError('passkeyChallengeExpired');
  return row.asked.challenge;
}
