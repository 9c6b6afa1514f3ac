import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, shownToasts, subscribeToToasts, toast } from './toast.ts';

const titles = () => shownToasts().map((shown) => shown.title);

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

describe('toast', () => {
  it('shows the newest last and lets the oldest go beyond three', () => {
    for (const title of ['a', 'b', 'c', 'd']) toast({ title });
    expect(titles()).toEqual(['b', 'c', 'd']);
  });
  it('dismisses one and leaves the others', () => {
    toast({ title: 'a' });
    toast({ title: 'b' });
    dismissToast(shownToasts()[0]?.id ?? 0);
    expect(titles()).toEqual(['b']);
  });
  it('tells its listeners, and a new list each time', () => {
    const seen: unknown[] = [];
    const stop = subscribeToToasts(() => seen.push(shownToasts()));
    toast({ title: 'a' });
    toast({ title: 'a' });
    stop();
    toast({ title: 'b' });
    expect(seen).toHaveLength(2);
    expect(seen[0]).not.toBe(seen[1]);
  });
});
