import * as z from 'zod/mini';
import { checkSiteName } from '../../../domain/hosting/site-name.ts';
import { imageExtensions } from '../../../domain/project/project-files.ts';
import { withoutDirectionControls } from '../../lib/direction-controls.ts';
import {
  CONTENT_MAX,
  DESCRIPTION_MAX,
  IMAGE_MAX_BYTES,
  STATUSES,
  TITLE_MAX,
  TITLE_MIN,
  URL_MAX,
  ZIP_MAX_BYTES,
} from './limits.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from './tags.ts';

export * from './limits.ts';

// Without this zod tries `new Function`, which the site's content security policy reports as a violation.
z.config({ jitless: true });

/** What the rules need to know of a file. */
export type FileFacts = { name: string; type: string; size: number };

const ENDS_AS_IMAGE = new RegExp(`\\.(?:${imageExtensions.join('|')})$`, 'i');

/** What is wrong with a project's image; undefined when nothing is. */
export function imageFault(file: FileFacts | null | undefined): string | undefined {
  if (!file) return 'Please select a project image.';
  // Systems that do not know an ending give no type.
  const isImage = file.type ? file.type.startsWith('image/') : ENDS_AS_IMAGE.test(file.name);
  if (!isImage || file.size === 0) return 'Please select a valid image file';
  if (file.size > IMAGE_MAX_BYTES) return 'Image file is too large. Maximum size is 10MB.';
  return undefined;
}

/** What is wrong with a project's archive; undefined when nothing is. */
export function zipFault(file: FileFacts | null | undefined): string | undefined {
  if (!file) return 'Please select a zip file to upload.';
  if (!file.name.toLowerCase().endsWith('.zip') || file.size === 0) return 'Please select a valid ZIP file';
  if (file.size > ZIP_MAX_BYTES) return 'Zip file is too large. Maximum size is 50MB.';
  return undefined;
}

/** Length as the database counts it: an emoji is one character. */
function lengthOf(value: string): number {
  return [...value].length;
}

const atMost = (limit: number, name: string) =>
  z.refine<string>((value) => lengthOf(value) <= limit, `${name} must be less than ${limit} characters`);

// Spaces and control characters are refused by the database as well.
function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}

function file(fault: (file: FileFacts | null | undefined) => string | undefined) {
  return z.custom<File>().check((context) => {
    const message = fault(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
}

/** The upload form, with the messages of its fields. */
export const uploadSchema = z.object({
  title: z.string().check(
    z.overwrite(withoutDirectionControls),
    z.trim(),
    z.minLength(1, { error: 'Title is required', abort: true }),
    z.refine((value) => lengthOf(value) >= TITLE_MIN, `Title must be at least ${TITLE_MIN} characters`),
    atMost(TITLE_MAX, 'Title'),
  ),
  description: z
    .string()
    .check(z.overwrite(withoutDirectionControls), z.trim(), atMost(DESCRIPTION_MAX, 'Description')),
  content: z.string().check(atMost(CONTENT_MAX, 'Content')),
  previewUrl: z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Preview URL is required', abort: true }),
    z.refine(isWebUrl, {
      error: 'Please enter a valid URL starting with http:// or https://',
      abort: true,
    }),
    atMost(URL_MAX, 'Preview URL'),
  ),
  tags: z.array(z.string().check(atMost(MAX_TAG_LENGTH, 'Tag'))).check(z.maxLength(MAX_TAGS)),
  status: z.enum(STATUSES),
  image: file(imageFault),
  zip: file(zipFault),
});

export type UploadValues = z.infer<typeof uploadSchema>;

/** What a form asks for beside the project: whether its zip is published as a site, its name, whether others may copy it. */
const asked = { publishLive: z.boolean(), siteName: z.string(), remixAllowed: z.boolean() };
export const uploadFormSchema = z.extend(uploadSchema, asked);
/** The form where the zip is published: its site becomes the preview, so that no other one is asked for. */
export const liveFormSchema = z.extend(uploadSchema, liveFields());

/** The fields that differ where the zip is published. */
export function liveFields() {
  const siteName = z.string().check((context) => {
    const message = checkSiteName(context.value);
    if (message) context.issues.push({ code: 'custom', message, input: context.value });
  });
  return { ...asked, previewUrl: z.string(), siteName };
}

export type UploadFormValues = z.infer<typeof uploadFormSchema>;
/** The form while it is being filled in. */
export type UploadFields = Omit<UploadFormValues, 'image' | 'zip'> & { image: File | null; zip: File | null };
