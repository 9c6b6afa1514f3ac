import { describe, expect, it } from 'vitest';
import { describeMoney, heldPayments, type OrderMoney } from './order-money.ts';

const payment = (id: string, amount = 499_900, state: 'captured' | 'failed' = 'captured') => ({
  id,
  amount,
  state,
  created_at: `2026-11-27T07:00:0${id}Z`,
});
const refund = (of: string, amount: number, state: 'pending' | 'processed' | 'failed' = 'processed') => ({
  id: `r${of}${amount}${state}`,
  payment_id: of,
  amount,
  state,
});
const said = (money: OrderMoney) => describeMoney(heldPayments(money), 499_900);

describe('the money of an order', () => {
  it('is not spoken of where the price was paid and nothing else happened', () => {
    expect(said({ payments: [payment('1'), payment('2', 499_900, 'failed')], refunds: [] })).toBe('');
  });

  it('says what has gone back and what is left', () => {
    const refunds = [refund('1', 100_000), refund('1', 50_000, 'pending'), refund('1', 499_900, 'failed')];
    expect(said({ payments: [payment('1')], refunds })).toBe(
      '₹4,999 paid, ₹1,500 returned (₹500 on its way), ₹4,999 could not be sent, ₹3,499 left',
    );
  });

  it('has a line for each payment, the first one first', () => {
    const payments = [payment('2'), payment('1')];
    expect(said({ payments, refunds: [refund('2', 499_900, 'pending')] })).toBe(
      'Payment 1: ₹4,999 paid\nPayment 2: ₹4,999 paid, ₹4,999 returned (on its way)',
    );
  });

  it('says that too little was paid', () => {
    expect(said({ payments: [payment('1', 100)], refunds: [] })).toBe('₹1 paid');
  });
});
