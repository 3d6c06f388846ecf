import type { FastifyRequest } from 'fastify';
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

/** In this order: Edge, Opera, and Samsung's browser also call themselves Chrome, and Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** "Chrome, Android": enough to recognize one's own device. Empty if unknown. Nothing else of the text is stored. */
export function describeDevice(userAgent: string): string {
  const found = [browsers, systems].map((names) => names.find(([pattern]) => pattern.test(userAgent))?.[1]);
  return found.filter((name) => name !== undefined).join(', ');
}
