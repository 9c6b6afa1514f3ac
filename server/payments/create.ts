import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpayPayments } from './razorpay/razorpay.ts';
import { simulatedPayments } from './simulated.ts';

/** The configured payment provider. */
export function createPayments({ payments }: Pick<Config, 'payments'>): PaymentProvider {
  return payments.provider === 'razorpay'
    ? razorpayPayments({ ...payments, shopName: 'Plinth' })
    : simulatedPayments();
}
