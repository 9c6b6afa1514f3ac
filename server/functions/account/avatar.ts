import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { accountBudget } from '../../budgets/budgets.ts';
import { FairGate } from '../../budgets/fair-gate.ts';
import { loadSharp } from '../../files/load-sharp.ts';
import { hasTooMuchText, isBitmap, maxPixelsOf } from '../../files/picture-limits.ts';
import type { RateLimit } from '../../rate-limits/store.ts';
import { readBytes } from '../kit/body.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import { limitTries } from '../kit/limits.ts';
import { type Member, requireMember } from '../kit/member.ts';
import { emptyFolder } from './folder.ts';

export const avatarBucket = 'avatars';
/** Width and height of what is kept, in pixels. */
export const avatarSize = 384;
const maxBytes = 8 * 1024 * 1024;
/** Pictures of one account. */
const perAccount: RateLimit = { max: 30, windowSeconds: 3600 };
const formats = new Set(['png', 'jpeg', 'webp', 'gif']);

/**
 * POST: the bytes of a picture become the member's. What is kept is redrawn, square and without what a camera writes
 * into its files (place, time, owner); the bytes that came are not kept anywhere.
 */
export function putAvatar(context: OpenContext) {
  // Pictures that are drawn at the same time.
  const drawing = new FairGate(accountBudget.pictures);
  return async (c: Context) => {
    const member = await requireMember(context, c);
    await limitTries(context, `account:avatar:${member.id}`, perAccount);
    const tooLarge = () => functionError('bodyTooLarge', {}, 'Please choose a picture of at most 8 MB.');
    const given = await readBytes(c.req.raw, { maxBytes, tooLarge });
    const picture = await drawing.run(context.networkOf(c), () => drawAvatar(given));
    const name = `${member.id}/${randomUUID()}.webp`;
    const bucket = context.operator.storage.from(avatarBucket);
    const { error } = await bucket.upload(name, picture, {
      contentType: 'image/webp',
      cacheControl: '31536000',
    });
    if (error) throw new Error(`A picture was not stored: ${error.message}`);
    const { publicUrl } = bucket.getPublicUrl(name).data;
    try {
      await setAvatar(context, member, publicUrl);
    } catch (failure) {
      await bucket.remove([name]);
      throw failure;
    }
    await emptyFolder(context.operator, avatarBucket, member.id, name);
    return c.json({ avatar_url: publicUrl });
  };
}

/** DELETE: the member is shown by initials again. */
export function removeAvatar(context: OpenContext) {
  return async (c: Context) => {
    const member = await requireMember(context, c);
    await limitTries(context, `account:avatar:${member.id}`, perAccount);
    await setAvatar(context, member, '');
    await emptyFolder(context.operator, avatarBucket, member.id);
    return c.json({ avatar_url: '' });
  };
}

/** Under the member's own session, so that the policies decide. */
async function setAvatar(
  context: OpenContext,
  { id, accessToken }: Member,
  avatar_url: string,
): Promise<void> {
  const { error } = await context
    .visitor(accessToken)
    .from('user_profiles')
    .upsert({ user_id: id, avatar_url });
  // The account has been deleted meanwhile: there is nobody any more whose picture it could be.
  if (error?.code === '23503') throw functionError('notSignedIn');
  if (error) throw new Error(`A picture was not entered: ${error.message}`);
}

/** The middle of a picture as a square WebP, upright. Throws 415 or 413 for what is none, damaged, or too large. */
async function drawAvatar(given: Buffer): Promise<Buffer> {
  const maxPixels = maxPixelsOf(given);
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  if (!isBitmap(given) || hasTooMuchText(given)) throw functionError('notAnImage');
  const sharp = await loadSharp();
  const about = await sharp(given, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isAvif = about?.format === 'heif' && about.compression === 'av1';
  // A drawing (SVG) may refer to other files; it is not rendered here.
  if (!about || (!formats.has(about.format ?? '') && !isAvif)) throw functionError('notAnImage');
  if ((about.width ?? 0) * (about.height ?? 0) > maxPixels) throw functionError('tooManyPixels');
  return sharp(given, options)
    .rotate()
    .resize(avatarSize, avatarSize, { fit: 'cover', position: 'centre' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw functionError('notAnImage');
    });
}
