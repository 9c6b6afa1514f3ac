import { mediaTypeError } from './errors.ts';

/** The form of an answer. */
export interface Media {
  format: 'array' | 'object' | 'csv';
  /** Keys whose value is null are left out. */
  nullsStripped: boolean;
  contentType: string;
  /** Answers with PostgreSQL's plan of the statement instead of its rows. */
  plan: Plan | null;
}

export interface Plan {
  format: 'text' | 'json';
  options: PlanOption[];
}

const planOptions = ['analyze', 'verbose', 'settings', 'buffers', 'wal'] as const;
type PlanOption = (typeof planOptions)[number];

const json: Media = {
  format: 'array',
  nullsStripped: false,
  contentType: 'application/json; charset=utf-8',
  plan: null,
};

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

const plans: Record<string, Plan['format']> = {
  'application/vnd.pgrst.plan': 'text',
  'application/vnd.pgrst.plan+text': 'text',
  'application/vnd.pgrst.plan+json': 'json',
};

/**
 * The best form the `Accept` header allows. Plans tell how tables are made and how many rows they have: they are only
 * for whom `mayExplain` says. Throws 406 when the header names nothing that can be had.
 */
export function negotiateMedia(accept: string | undefined, mayExplain = false): Media {
  if (accept === undefined || accept === '' || accept === '*/*' || accept === 'application/json') return json;
  const wanted = splitOutsideQuotes(accept, ',')
    .map(readEntry)
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const entry of wanted) {
    const media = mediaOf(entry) ?? (mayExplain ? planOf(entry) : null);
    if (media) return media;
  }
  throw mediaTypeError(accept);
}

type Entry = ReturnType<typeof readEntry>;

function mediaOf({ type, parameters }: Entry): Media | null {
  const format = Object.hasOwn(formats, type) ? formats[type] : undefined;
  if (!format) return null;
  const nullsStripped = parameters.get('nulls') === 'stripped' && format !== 'csv';
  const name = format === 'csv' ? 'text/csv' : mediaName(format, nullsStripped);
  return { format, nullsStripped, contentType: `${name}; charset=utf-8`, plan: null };
}

/** `application/vnd.pgrst.plan+json; for="application/json"; options=analyze|verbose` */
function planOf({ type, parameters }: Entry): Media | null {
  const format = Object.hasOwn(plans, type) ? plans[type] : undefined;
  if (!format) return null;
  const explained = mediaOf(readEntry(parameters.get('for') ?? 'application/json'));
  if (!explained) return null;
  const asked = (parameters.get('options') ?? '').split('|');
  const options = planOptions.filter((option) => asked.includes(option));
  const about = explained.contentType.replace('; charset=utf-8', '');
  const contentType = `application/vnd.pgrst.plan+${format}; for="${about}"; options=${options.join('|')}; charset=utf-8`;
  return { ...explained, contentType, plan: { format, options } };
}

function mediaName(format: 'array' | 'object', nullsStripped: boolean): string {
  if (!nullsStripped && format === 'array') return 'application/json';
  return `application/vnd.pgrst.${format}+json${nullsStripped ? ';nulls=stripped' : ''}`;
}

function readEntry(entry: string) {
  const [type = '', ...rest] = splitOutsideQuotes(entry, ';').map((part) => part.trim().toLowerCase());
  const parameters = new Map(
    rest.map((part) => {
      const [name = '', value = ''] = part.split(/=(.*)/s);
      return [name, value.replace(/^"(.*)"$/s, '$1')];
    }),
  );
  const quality = parameters.get('q');
  return { type, parameters, quality: quality === undefined ? 1 : Number(quality) || 0 };
}

function splitOutsideQuotes(text: string, separator: ',' | ';'): string[] {
  return text.match(separator === ',' ? /(?:[^",]|"[^"]*"?)+/g : /(?:[^";]|"[^"]*"?)+/g) ?? [];
}
