import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Chain } from './message.ts';

/** Whether the wallet of `address` has signed a text. `signature` is hex for Ethereum, base64url for Solana. */
export function hasSigned(chain: Chain, address: string, text: string, signature: string): boolean {
  try {
    return chain === 'ethereum'
      ? recoverAddress(text, signature) === address.toLowerCase()
      : hasSolanaSigned(address, text, signature);
  } catch {
    // A point that is not on the curve, or digits that are no number: not a signature.
    return false;
  }
}

/** The address whose key signed a text with `personal_sign` (EIP-191, version E). */
function recoverAddress(text: string, signature: string): string | null {
  if (!/^0x[0-9a-f]{130}$/i.test(signature)) return null;
  const bytes = Buffer.from(signature.slice(2), 'hex');
  const last = bytes[64] ?? 0;
  const recovery = last >= 27 ? last - 27 : last;
  if (recovery > 1) return null;
  const parsed = secp256k1.Signature.fromBytes(bytes.subarray(0, 64)).addRecoveryBit(recovery);
  // EIP-2: of the two signatures that say the same, one counts.
  if (parsed.hasHighS()) return null;
  const message = Buffer.from(text);
  const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`);
  const key = parsed.recoverPublicKey(keccak_256(Buffer.concat([prefix, message]))).toBytes(false);
  return `0x${Buffer.from(keccak_256(key.subarray(1)).subarray(-20)).toString('hex')}`;
}

function hasSolanaSigned(address: string, text: string, signature: string): boolean {
  const key = decodeBase58(address);
  const bytes = Buffer.from(signature, 'base64url');
  if (key?.length !== 32 || bytes.length !== 64) return false;
  return ed25519.verify(bytes, Buffer.from(text), key, { zip215: false });
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Bytes of a base58 text, as Bitcoin and Solana write them. Null for other characters. */
function decodeBase58(text: string): Uint8Array | null {
  let value = 0n;
  for (const character of text) {
    const digit = digits.indexOf(character);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value === 0n ? '' : value.toString(16);
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Buffer.from('00'.repeat(zeros) + (hex.length % 2 ? `0${hex}` : hex), 'hex');
}
