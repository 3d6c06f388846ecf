import { hash } from 'node:crypto';
import { HsdsTerms } from '@amparo/domain/hsds/hsdsTerms.ts';
import en from '@amparo/translations/en/services.json' with { type: 'json' };

/** The namespace of Amparo's names. Another one would change all ids that other programs have stored. */
const namespace = Buffer.from('9f8c1b523a645c0e8d0f6b2a7c9e4d13', 'hex');

/** Returns the UUID version 5 (RFC 9562) of a name. */
export function stableId(name: string): string {
  const digest = hash('sha1', Buffer.concat([namespace, Buffer.from(name)]), 'buffer');
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  const hex = digest.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The terms of the published data, with the English names that people see. */
export const englishTerms = new HsdsTerms(stableId, { ...en.kinds, ...en.subTypes, ...en.audiences });
