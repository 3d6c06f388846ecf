import type { FastifyRequest } from 'fastify';
import { describeDevice } from './describeDevice.ts';
import { clientAddress } from './limits/clientAddress.ts';
import { createToken, isToken } from './opaqueToken.ts';

/** Browsers store no cookie longer. */
export const DEVICE_DAYS = 400;

/** The sender of a request: its address, and the device, which a cookie identifies after the first sign-in on it. */
export class Client {
  readonly address: string;
  /** "Chrome, Android". Empty if unknown. */
  readonly deviceName: string;
  readonly #isSecure: boolean;
  #device: string | null;
  #isRemembered = false;

  constructor({ address = '', cookies = '', publicUrl = '', userAgent = '' } = {}) {
    this.address = address;
    this.deviceName = describeDevice(userAgent);
    this.#isSecure = publicUrl.startsWith('https:');
    const pairs = cookies.split(';').map((pair) => pair.trim());
    const token = pairs.find((pair) => pair.startsWith(`${this.#cookieName}=`))?.slice(this.#cookieName.length + 1);
    this.#device = token !== undefined && isToken(token) ? token : null;
  }

  /** The token of the device. Null if nobody has signed in on it. */
  get device(): string | null {
    return this.#device;
  }

  /** Returns the token of the device. The response to this request sets its cookie. */
  rememberDevice(): string {
    this.#device ??= createToken();
    this.#isRemembered = true;
    return this.#device;
  }

  /** The `Set-Cookie` header of the response, if the device is to be remembered. The cookie grants no access. */
  get cookieHeader(): Record<string, string> {
    if (!this.#isRemembered) return {};
    const lifetime = `Max-Age=${DEVICE_DAYS * 24 * 60 * 60}`;
    const secure = this.#isSecure ? '; Secure' : '';
    return {
      'set-cookie': `${this.#cookieName}=${this.#device}; Path=/; HttpOnly; SameSite=Lax${secure}; ${lifetime}`,
    };
  }

  /** With TLS no other host and no page without TLS can set it. */
  get #cookieName(): string {
    return this.#isSecure ? '__Host-device' : 'device';
  }
}

export function clientOf(request: FastifyRequest, publicUrl: string): Client {
  const { cookie: cookies = '', 'user-agent': userAgent = '' } = request.headers;
  return new Client({ address: clientAddress(request), cookies, publicUrl, userAgent });
}

/** Removes the cookie of the device: public pages do not depend on it. */
export function withoutDeviceCookie(cookies: string): string {
  return cookies.replace(/(?:^|;\s*)(?:__Host-)?device=[^;]*/, '').replace(/^;\s*/, '');
}
