/** What a column of an imported file can mean. */
export const FIELDS = [
  'date',
  'kind',
  'account',
  'asset',
  'quantity',
  'value',
  'fee',
  'toAccount',
  'toAsset',
  'toQuantity',
  'note',
] as const;
export type Field = (typeof FIELDS)[number];

export const FIELD_LABELS: Record<Field, string> = {
  date: 'Date and time',
  kind: 'Kind',
  account: 'Account',
  asset: 'Coin',
  quantity: 'Quantity',
  value: 'Value in rupees',
  fee: 'Fee in rupees',
  toAccount: 'Received in account',
  toAsset: 'Coin received',
  toQuantity: 'Quantity received',
  note: 'Note',
};
export const REQUIRED: readonly Field[] = ['date', 'kind', 'asset', 'quantity'];

/** Which column stands for which field: an index into the file's columns. */
export type Mapping = Partial<Record<Field, number>>;

export interface Reading {
  mapping: Mapping;
  dates: 'iso' | 'day-first' | 'month-first';
  decimals: 'point' | 'comma';
  /** Where rows without an account belong. */
  account: string;
}

const NAMES: Record<Field, RegExp> = {
  date: /^(date|time|timestamp|datetime|date ?time|created|executed)( ?\(?utc\)?)?( at)?$/,
  kind: /^(kind|type|side|action|operation|transaction type)$/,
  account: /^(account|wallet|exchange|from account|from wallet|from)$/,
  asset: /^(asset|coin|currency|symbol|sent currency|base|base asset|from asset)$/,
  quantity: /^(quantity|qty|amount|size|volume|sent amount|units)$/,
  value: /^(value|total|cost|subtotal|value ?\(?inr\)?|inr|net worth amount|proceeds)$/,
  fee: /^(fee|fees|commission|fee ?\(?inr\)?|charges)$/,
  toAccount: /^(to account|to wallet|to|destination)$/,
  toAsset: /^(to asset|to coin|received currency|quote|received asset)$/,
  toQuantity: /^(to quantity|received amount|to amount|received quantity)$/,
  note: /^(note|notes|comment|description|memo|label)$/,
};

/** The mapping that the column names suggest; a column is given to one field only. */
export function guessMapping(headers: readonly string[]): Mapping {
  const mapping: Mapping = {};
  headers.forEach((header, index) => {
    const name = header
      .trim()
      .toLowerCase()
      .replaceAll(/[_\s]+/g, ' ');
    const field = FIELDS.find((candidate) => mapping[candidate] === undefined && NAMES[candidate].test(name));
    if (field) mapping[field] = index;
  });
  return mapping;
}

/** Day-first if some first number is over twelve, month-first if some second one is, ISO for 2026-01-31. */
export function guessDates(samples: readonly string[]): Reading['dates'] {
  const parts = samples
    .map((text) => /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{4}/.exec(text.trim()))
    .filter((match) => match !== null);
  if (parts.length === 0) return 'iso';
  return parts.some((match) => Number(match[2]) > 12) ? 'month-first' : 'day-first';
}

/** Required fields that no column stands for. */
export const missingFields = (mapping: Mapping): Field[] =>
  REQUIRED.filter((field) => mapping[field] === undefined);
