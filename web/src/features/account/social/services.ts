import type { SocialMethod } from '@amparo/domain/users/user.ts';

/** Other services by which one can sign in, by the names that they go by. */
export const services: Record<SocialMethod, string> = { google: 'Google', facebook: 'Facebook', twitter: 'X' };

/** Not a page: it leads to the other service at once. */
export function startAddress(service: SocialMethod, search: { back: string; lang: string }): string {
  return `/api/auth/${service}/start?${new URLSearchParams(search)}`;
}

export function asService(name: string | null): SocialMethod | null {
  return name !== null && Object.keys(services).includes(name) ? (name as SocialMethod) : null;
}
