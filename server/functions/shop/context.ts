import type { KeyedMutex } from '../../database/mutex.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import type { ProductArchive } from '../../products/archive.ts';
import type { SoldProduct } from '../../products/catalogue.ts';
import type { BodyRules } from '../kit/body.ts';
import type { OpenContext } from '../kit/context.ts';
import { functionError } from '../kit/errors.ts';
import type { OrderStore } from './store.ts';
import type { ShopTokens } from './tokens.ts';

/** What the shop's functions work with. */
export interface ShopContext extends OpenContext {
  payments: PaymentProvider;
  store: OrderStore;
  archive: ProductArchive;
  tokens: ShopTokens;
  /** Key of what the shop counts by. */
  signingKey: Buffer;
  /** Money of one order moves in one request at a time: between the look at the order and the provider's answer another could move it too. */
  orderMoney: KeyedMutex;
  /** Those for sale, by slug. */
  products(): Promise<ReadonlyMap<string, SoldProduct>>;
  /** Sends mails that are due. */
  wakeDelivery(): void;
}

/** How the shop takes bodies. */
export const bodyRules: BodyRules = {
  maxBytes: 256 * 1024,
  malformed: () => functionError('badRequest'),
};
