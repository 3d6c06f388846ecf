import { HASH_LENGTH } from '@amparo/domain/offline/servicePackage.ts';

/** As in buildPackage.ts of the server. */
export async function hashOf(text: string): Promise<{ hash: string; bits: number }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest, 0, 9)));
  const hash = base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH);
  return { hash, bits: new DataView(digest).getUint32(0) };
}
