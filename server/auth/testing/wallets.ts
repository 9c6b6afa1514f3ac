import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

/** A wallet as far as signing in goes. */
export interface Wallet {
  chain: 'ethereum' | 'solana';
  address: string;
  sign(text: string): string;
}

export function ethereumWallet(): Wallet {
  const { secretKey, publicKey } = secp256k1.keygen();
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  const address = `0x${Buffer.from(keccak_256(point.subarray(1)).subarray(-20)).toString('hex')}`;
  return {
    chain: 'ethereum',
    address,
    sign(text) {
      const length = Buffer.byteLength(text);
      const hash = keccak_256(Buffer.from(`\u0019Ethereum Signed Message:\n${length}${text}`));
      const [recovery = 0, ...rest] = secp256k1.sign(hash, secretKey, {
        prehash: false,
        format: 'recovered',
      });
      return `0x${Buffer.from([...rest, recovery + 27]).toString('hex')}`;
    },
  };
}

export function solanaWallet(): Wallet {
  const { secretKey, publicKey } = ed25519.keygen();
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  let value = BigInt(`0x${Buffer.from(publicKey).toString('hex')}`);
  let address = '';
  for (; value > 0n; value /= 58n) address = alphabet[Number(value % 58n)] + address;
  const zeros = publicKey.findIndex((byte) => byte !== 0);
  return {
    chain: 'solana',
    address: '1'.repeat(zeros) + address,
    sign: (text) => Buffer.from(ed25519.sign(Buffer.from(text), secretKey)).toString('base64url'),
  };
}

const names = { ethereum: 'Ethereum', solana: 'Solana' };
/** A time that many seconds ago, as messages write it. */
export const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

/** The message as the official client writes it; `change` replaces and adds fields. */
export function messageOf(
  site: string,
  { chain, address }: Wallet,
  change: Record<string, string> = {},
): string {
  const host = new URL(site).host;
  const fields = {
    URI: `${site}/auth`,
    Version: '1',
    'Chain ID': chain === 'ethereum' ? '1' : 'solana:mainnet',
    Nonce: Math.random().toString(36).slice(2).padEnd(10, '0'),
    'Issued At': ago(0),
    ...change,
  };
  const { domain = host, ...lines } = fields as Record<string, string>;
  const head = `${domain} wants you to sign in with your ${names[chain]} account:\n${address}\n\nI come in peace.\n\n`;
  return (
    head +
    Object.entries(lines)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n')
  );
}
