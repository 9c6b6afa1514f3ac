import { describe, expect, it } from 'vitest';
import { samplePortfolio } from '../../data/sample-ledger.ts';
import { sampleMarket } from '../../data/sample-prices.ts';
import { parseCsv } from '../../lib/csv.ts';
import { guessDates, guessMapping, missingFields, type Reading } from './mapping.ts';
import { readDate, readNumber, readRows } from './rows.ts';
import { SAMPLE_FILE } from './sample-file.ts';

describe('numbers', () => {
  it.each([
    ['1,23,456.50', 'point', '123456.5'],
    ['₹ 78,420', 'point', '78420'],
    ['1.234,5', 'comma', '1234.5'],
    ['-0.5', 'point', '0.5'],
    ['1e-8', 'point', '0.00000001'],
    ['2.5E-7', 'point', '0.00000025'],
  ] as const)('%s with %s is %s', (text, decimals, expected) =>
    expect(readNumber(text, decimals)).toBe(expected),
  );
  it.each(['abc', '1.2.3', '--4', '12abc', ''])('%j is refused', (text) =>
    expect(readNumber(text, 'point')).toBeNull(),
  );
});

describe('dates', () => {
  it.each([
    ['2026-11-03T09:14:22Z', 'iso', '2026-11-03T09:14'],
    ['3/11/2026 9:05', 'day-first', '2026-11-03T09:05'],
    ['11/03/2026', 'month-first', '2026-11-03T00:00'],
    ['03.11.2026', 'day-first', '2026-11-03T00:00'],
  ] as const)('%s read %s is %s', (text, dates, expected) => expect(readDate(text, dates)).toBe(expected));
  it.each([
    ['31/11/2026', 'day-first'],
    ['11/13/2026', 'day-first'],
    ['2026-11-03 25:00', 'iso'],
    ['soon', 'iso'],
  ] as const)('%s is refused', (text, dates) => expect(readDate(text, dates)).toBeNull());
  it('are guessed from what cannot be otherwise', () => {
    expect(guessDates(['2026-01-02'])).toBe('iso');
    expect(guessDates(['01/02/2026', '01/13/2026'])).toBe('month-first');
    expect(guessDates(['13/01/2026'])).toBe('day-first');
  });
});

describe('mapping', () => {
  it('knows the names that exchanges use', () => {
    expect(
      guessMapping(['Timestamp', 'Type', 'Sent_Amount', 'Sent Currency', 'Received  Amount', 'Comment']),
    ).toEqual({ date: 0, kind: 1, quantity: 2, asset: 3, toQuantity: 4, note: 5 });
  });
  it('gives no column twice and says what is missing', () => {
    const mapping = guessMapping(['Amount', 'Quantity', 'Nonsense']);
    expect(mapping).toEqual({ quantity: 0 });
    expect(missingFields(mapping)).toEqual(['date', 'kind', 'asset']);
  });
});

describe('rows of the sample file', () => {
  const portfolio = samplePortfolio();
  const [headers = [], ...rows] = parseCsv(SAMPLE_FILE);
  const reading: Reading = {
    mapping: guessMapping(headers),
    dates: 'day-first',
    decimals: 'comma',
    account: '',
  };
  const read = readRows(rows, reading, { ...portfolio, assets: sampleMarket().assets });
  it('maps every column', () => expect(Object.keys(reading.mapping)).toHaveLength(11));
  it('parts right from wrong', () =>
    expect(read.map((row) => row.errors.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 0]));
  it('names line and field of each error', () => {
    expect(read[6]).toMatchObject({ line: 8, errors: [{ field: 'date' }] });
    expect(read[8]!.errors.map((error) => error.field)).toEqual(['account', 'asset']);
  });
  it('keeps the exact sums', () =>
    expect(read[0]!.transaction).toMatchObject({
      kind: 'buy',
      at: '2026-11-03T09:14',
      quantity: '0.25',
      value: '78420.5',
      fee: '141.16',
      note: 'Monthly plan',
    }));
  it('knows what is there already, and what stands twice in the file', () => {
    expect(read[9]!.duplicate).toBe(true);
    const twice = readRows([rows[0]!, rows[0]!], reading, { ...portfolio, assets: sampleMarket().assets });
    expect(twice.map((row) => row.duplicate)).toEqual([false, true]);
  });
  it('refuses a transfer to where it comes from', () => {
    const [row] = readRows(
      [['05/11/2026', 'send', 'Steel wallet', 'BTC', '1', '', '', 'Steel wallet']],
      reading,
      { ...portfolio, assets: sampleMarket().assets },
    );
    expect(row!.errors).toEqual([{ field: 'toAccount', message: 'is the account it comes from' }]);
  });
});
