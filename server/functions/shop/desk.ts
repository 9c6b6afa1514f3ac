import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import type { KeyedMutex } from '../../database/mutex.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { Log } from '../../log.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import type { ProductArchive } from '../../products/archive.ts';
import type { SoldProduct } from '../../products/catalogue.ts';
import type { TakeTry } from '../form/limits.ts';
import type { Member } from './member.ts';
import type { OrderStore } from './store.ts';
import type { ShopTokens } from './tokens.ts';

/** What the shop's functions work with. */
export interface Desk {
  config: Config;
  log: Log;
  keys: { publishable: string; secret: string };
  payments: PaymentProvider;
  store: OrderStore;
  archive: ProductArchive;
  tokens: ShopTokens;
  take: TakeTry;
  signingKey: Buffer;
  /** Money of one order moves in one request at a time: between the look at the order and the provider's answer another could move it too. */
  orderMoney: KeyedMutex;
  /** Those for sale, by slug. */
  products(): Promise<ReadonlyMap<string, SoldProduct>>;
  /** Who a visitor's token stands for; null for anyone not signed in. */
  memberOf(request: Request): Promise<Member | null>;
  /** Sends mails that are due. */
  wakeDelivery(): void;
}

/** The visitor's network address. */
export function visitorOf({ config }: Desk, context: Context): string {
  return clientAddress(context, config.trustedProxies);
}
