import { mediaTypeError } from './errors.ts';

/** The form of an answer. */
export interface Media {
  format: 'array' | 'object' | 'csv';
  /** Keys whose value is null are left out. */
  nullsStripped: boolean;
  contentType: string;
}

const json: Media = { format: 'array', nullsStripped: false, contentType: 'application/json; charset=utf-8' };

const formats: Record<string, Media['format']> = {
  'application/json': 'array',
  'application/*': 'array',
  '*/*': 'array',
  'application/vnd.pgrst.array+json': 'array',
  'application/vnd.pgrst.array': 'array',
  'application/vnd.pgrst.object+json': 'object',
  'application/vnd.pgrst.object': 'object',
  'text/csv': 'csv',
};

/** The best form the `Accept` header allows. Throws 406 when it names none that we have. */
export function negotiateMedia(accept: string | undefined): Media {
  if (accept === undefined || accept === '' || accept === '*/*' || accept === 'application/json') return json;
  const wanted = accept
    .split(',')
    .map(readEntry)
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { type, nullsStripped } of wanted) {
    const format = Object.hasOwn(formats, type) ? formats[type] : undefined;
    if (!format) continue;
    const name = format === 'csv' ? 'text/csv' : mediaName(format, nullsStripped);
    return {
      format,
      nullsStripped: nullsStripped && format !== 'csv',
      contentType: `${name}; charset=utf-8`,
    };
  }
  throw mediaTypeError(accept);
}

function mediaName(format: 'array' | 'object', nullsStripped: boolean): string {
  if (!nullsStripped && format === 'array') return 'application/json';
  return `application/vnd.pgrst.${format}+json${nullsStripped ? ';nulls=stripped' : ''}`;
}

function readEntry(entry: string) {
  const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return {
    type,
    nullsStripped: parameters.includes('nulls=stripped'),
    quality: quality === undefined ? 1 : Number(quality) || 0,
  };
}
