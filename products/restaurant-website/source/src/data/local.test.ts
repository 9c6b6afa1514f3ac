import { describe, expect, it } from 'vitest';
import { createBox } from '../lib/box.ts';
import { isCode } from '../lib/code.ts';
import { localApi } from './local.ts';

const now = { day: '2026-11-24', minute: 1062 };
let seed = 1;
const random = () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};
const house = (box = createBox('t:', null)) => localApi(box, { now: () => now, random });
const wish = { day: '2026-12-02', start: 1200, guests: 2, zone: null, name: 'Ana', phone: '265555000', note: '' };

describe('tables', () => {
  it('are booked with a code that passes its check, and kept', async () => {
    const box = createBox('t:', null);
    const { code } = await house(box).book(wish);
    expect(isCode(code, 6)).toBe(true);
    expect((await house(box).read()).bookings.some((it) => it.code === code)).toBe(true);
  });
  it('are refused when full, closed, past or for too many', async () => {
    const api = house();
    await api.book({ ...wish, guests: 6 });
    await api.book({ ...wish, guests: 6 });
    await expect(api.book({ ...wish, guests: 6 })).rejects.toMatchObject({ reason: 'kitchen' });
    await expect(api.book({ ...wish, start: 1260, guests: 6 })).rejects.toMatchObject({ reason: 'taken' });
    await expect(api.book({ ...wish, day: '2026-11-30' })).rejects.toMatchObject({ reason: 'closed' });
    await expect(api.book({ ...wish, guests: 9 })).rejects.toMatchObject({ reason: 'party' });
  });
  it('move, and stay where they were when they can not', async () => {
    const api = house();
    const { code } = await api.book({ ...wish, guests: 6 });
    expect((await api.change(code, { ...wish, guests: 6, start: 1215 })).start).toBe(1215);
    await expect(api.change(code, { ...wish, day: '2026-11-30' })).rejects.toMatchObject({ reason: 'closed' });
    const kept = (await api.read()).bookings.filter((it) => it.code === code);
    expect(kept.map(({ start, day }) => [start, day])).toEqual([[1215, '2026-12-02']]);
  });
  it('that are cancelled are free for who waits', async () => {
    const api = house();
    const a = await api.book({ ...wish, guests: 6 });
    await api.book({ ...wish, guests: 6 });
    const one = await api.wait({ day: wish.day, guests: 6, from: 1200, to: 1200, name: 'Rui', phone: '265555001' });
    await expect(api.admit(one.id)).rejects.toMatchObject({ reason: 'taken' });
    await api.cancel(a.code);
    expect((await api.admit(one.id)).name).toBe('Rui');
    expect((await api.read()).waiting.some(({ id }) => id === one.id)).toBe(false);
    await expect(api.cancel(a.code)).rejects.toMatchObject({ reason: 'unknown' });
  });
  it('of this evening are no longer changed by code', async () => {
    const api = house();
    const tonight = (await api.read()).bookings.find(({ day, start }) => day === now.day && start < 1242);
    await expect(api.cancel(tonight?.code ?? '')).rejects.toMatchObject({ reason: 'late' });
  });
});

describe('orders', () => {
  const lines = [{ dish: 'hen', count: 2 }];
  const basket = { lines, day: now.day, at: 1185, name: 'Ana', phone: '265555000', tip: 0, voucher: '' };
  it('take from a voucher exactly what they cost', async () => {
    const api = house();
    const { code } = await api.sellVoucher({ amount: 5000, to: 'A', from: '', text: '', figure: 'boat' });
    const order = await api.order({ ...basket, voucher: code, tip: 160 });
    expect([order.sum, order.paidByVoucher]).toEqual([3300, 3460]);
    expect((await api.read()).vouchers.find((it) => it.code === code)?.left).toBe(1540);
  });
  it('are refused for what is sold out or does not travel, for full quarters, for nothing', async () => {
    const api = house();
    await api.setSoldOut('hen', true);
    await expect(api.order(basket)).rejects.toMatchObject({ reason: 'gone' });
    await api.setSoldOut('hen', false);
    await expect(api.order({ ...basket, lines: [{ dish: 'oyster', count: 1 }] })).rejects.toMatchObject({ reason: 'gone' });
    await expect(api.order({ ...basket, at: 1186 })).rejects.toMatchObject({ reason: 'kitchen' });
    await expect(api.order({ ...basket, lines: [] })).rejects.toMatchObject({ reason: 'amount' });
    expect((await api.order(basket)).state).toBe('received');
  });
  it('of one number go on', async () => {
    const api = house();
    expect((await api.moveOrder('401', 'ready')).state).toBe('ready');
    await expect(api.moveOrder('1', 'ready')).rejects.toMatchObject({ reason: 'unknown' });
  });
});

describe('vouchers and seats', () => {
  it('a voucher is spent in parts and not beyond', async () => {
    const api = house();
    const { code } = await api.sellVoucher({ amount: 3000, to: 'A', from: '', text: '', figure: 'boat' });
    expect((await api.redeem(code, 1800)).left).toBe(1200);
    await expect(api.redeem(code, 1300)).rejects.toMatchObject({ reason: 'amount' });
    expect((await api.redeem(code, 1200)).left).toBe(0);
    await expect(api.redeem(code, 1)).rejects.toMatchObject({ reason: 'spent' });
  });
  it('the long table is never longer than it is', async () => {
    const api = house();
    const seats = { evening: 'cuttlefish-five-ways', name: 'Ana', mail: 'a@b.example' };
    await expect(api.reserve({ ...seats, seats: 4 })).rejects.toMatchObject({ reason: 'full' });
    await api.reserve({ ...seats, seats: 3 });
    await expect(api.reserve({ ...seats, seats: 1 })).rejects.toMatchObject({ reason: 'full' });
  });
  it('the sample comes back', async () => {
    const api = house();
    await api.setSoldOut('hen', true);
    await api.reset();
    expect((await api.read()).soldOut).toEqual(['mullet', 'fig']);
  });
});
