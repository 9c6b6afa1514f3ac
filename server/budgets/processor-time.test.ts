import { expect, it } from 'vitest';
import { processorMilliseconds } from './processor-time.ts';

it.runIf(process.platform === 'linux')(
  'grows with the work of a process, not with the time that passes',
  async () => {
    const before = processorMilliseconds(process.pid) ?? 0;
    const { user, system } = process.cpuUsage();
    const usedSince = () => {
      const now = process.cpuUsage();
      return (now.user + now.system - user - system) / 1000;
    };
    while (usedSince() < 100);
    const grown = (processorMilliseconds(process.pid) ?? 0) - before;
    expect(grown).toBeGreaterThanOrEqual(80);
    expect(grown).toBeLessThanOrEqual(usedSince() + 20);
    expect(processorMilliseconds(2 ** 30)).toBeNull();
  },
);
