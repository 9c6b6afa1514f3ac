import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from './faults/all.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('a planted fault', () => {
  it.each(faults)('$name is planted in a text that occurs once, for suites that exist', (fault) => {
    const place = path.join(root, fault.file);
    expect(existsSync(place), fault.file).toBe(true);
    expect(readFileSync(place, 'utf8').split(fault.find)).toHaveLength(2);
    expect(fault.tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
