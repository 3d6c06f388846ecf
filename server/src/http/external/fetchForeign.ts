import { lookup as lookUp } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { ExternalServiceError } from './fetchExternal.ts';
import { isPublicAddress } from './publicAddresses.ts';

export interface ForeignRequest {
  timeoutMs: number;
  /** A longer response is not read to its end. */
  largestBytes: number;
  /** Whether the address may be one of our own network. */
  isPrivateAllowed: boolean;
}

/**
 * Gets JSON from an address that a person entered. The connection goes only to public IP addresses, whatever the name
 * means at that moment, and follows no redirects: otherwise people could read what only our network can reach.
 */
export async function fetchForeign(address: URL, request: ForeignRequest): Promise<unknown> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  try {
    const response = await open(address, { signal, isPrivateAllowed: request.isPrivateAllowed });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new ExternalServiceError(`STATUS_${response.statusCode}`);
    }
    return JSON.parse(await readText(response, request.largestBytes));
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    if (signal.aborted) throw new ExternalServiceError('TIMEOUT');
    throw new ExternalServiceError(error instanceof SyntaxError ? 'NO_JSON' : 'UNREACHABLE');
  }
}

function open(address: URL, { signal, isPrivateAllowed }: { signal: AbortSignal; isPrivateAllowed: boolean }) {
  const { protocol, hostname } = address;
  if (protocol !== 'http:' && protocol !== 'https:') throw new ExternalServiceError('UNREACHABLE');
  const host = hostname.replace(/^\[|\]$/g, '');
  // A connection to an IP address looks up no name.
  if (!isPrivateAllowed && isIP(host) !== 0 && !isPublicAddress(host))
    throw new ExternalServiceError('PRIVATE_ADDRESS');
  const options: RequestOptions = {
    signal,
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    ...(isPrivateAllowed ? {} : { lookup: lookUpPublic }),
  };
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = protocol === 'https:' ? https : http;
    request(address, options, resolve).on('error', reject).end();
  });
}

/** Looks a name up as the system does, and refuses it if one of its addresses is not public. */
const lookUpPublic: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new ExternalServiceError('PRIVATE_ADDRESS'), '', 0);
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first!.address, first!.family);
  });
};

async function readText(response: IncomingMessage, largestBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > largestBytes) throw new ExternalServiceError('TOO_LARGE');
    parts.push(part);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new ExternalServiceError('NOT_UTF8');
  }
}
