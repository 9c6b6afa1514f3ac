import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { loadSharp } from '../../files/load-sharp.ts';
import { hasTooMuchText, isBitmap, maxPixelsOf } from '../../files/picture-limits.ts';
import { readBytes } from './body.ts';
import { type AccountDesk, limit, limits, visitorOf } from './desk.ts';
import { accountError } from './errors.ts';
import { emptyFolder } from './folder.ts';
import { type Member, requireMember } from './member.ts';

export const avatarBucket = 'avatars';
/** Width and height of what is kept, in pixels. */
export const avatarSize = 384;
const maxBytes = 8 * 1024 * 1024;
const formats = new Set(['png', 'jpeg', 'webp', 'gif']);

/**
 * POST: the bytes of a picture become the member's. What is kept is drawn anew, square and without what a camera writes
 * into its files (place, time, owner); the bytes that came are not kept anywhere.
 */
export function putAvatar(desk: AccountDesk) {
  return async (context: Context) => {
    const member = await requireMember(desk, context);
    const { operator } = desk;
    if (!operator) throw accountError('closed');
    await limit(desk, `avatar:${member.user.id}`, limits.avatar);
    const given = await readBytes(context.req.raw, maxBytes);
    const picture = await desk.pictures.run(visitorOf(desk, context), () => drawAvatar(given));
    const name = `${member.user.id}/${randomUUID()}.webp`;
    const bucket = operator.storage.from(avatarBucket);
    const { error } = await bucket.upload(name, picture, {
      contentType: 'image/webp',
      cacheControl: '31536000',
    });
    if (error) throw new Error(`A picture was not stored: ${error.message}`);
    const { publicUrl } = bucket.getPublicUrl(name).data;
    try {
      await setAvatar(member, publicUrl);
    } catch (failure) {
      await bucket.remove([name]);
      throw failure;
    }
    await emptyFolder(operator, avatarBucket, member.user.id, name);
    return context.json({ avatar_url: publicUrl });
  };
}

/** DELETE: the member is shown by initials again. */
export function removeAvatar(desk: AccountDesk) {
  return async (context: Context) => {
    const member = await requireMember(desk, context);
    if (!desk.operator) throw accountError('closed');
    await limit(desk, `avatar:${member.user.id}`, limits.avatar);
    await setAvatar(member, '');
    await emptyFolder(desk.operator, avatarBucket, member.user.id);
    return context.json({ avatar_url: '' });
  };
}

/** Under the member's own session, so that the policies decide. */
async function setAvatar({ client, user }: Member, avatar_url: string): Promise<void> {
  const { error } = await client.from('user_profiles').upsert({ user_id: user.id, avatar_url });
  // The account has been deleted meanwhile: there is nobody any more whose picture it could be.
  if (error?.code === '23503') throw accountError('notSignedIn');
  if (error) throw new Error(`A picture was not entered: ${error.message}`);
}

/** The middle of a picture as a square WebP, upright. Throws 415 or 413 for what is none, damaged, or too large. */
async function drawAvatar(given: Buffer): Promise<Buffer> {
  const maxPixels = maxPixelsOf(given);
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const;
  if (!isBitmap(given) || hasTooMuchText(given)) throw accountError('notAnImage');
  const sharp = await loadSharp();
  const about = await sharp(given, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  const isAvif = about?.format === 'heif' && about.compression === 'av1';
  // A drawing (SVG) may refer to other files; it is not rendered here.
  if (!about || (!formats.has(about.format ?? '') && !isAvif)) throw accountError('notAnImage');
  if ((about.width ?? 0) * (about.height ?? 0) > maxPixels) throw accountError('tooManyPixels');
  return sharp(given, options)
    .rotate()
    .resize(avatarSize, avatarSize, { fit: 'cover', position: 'centre' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw accountError('notAnImage');
    });
}
