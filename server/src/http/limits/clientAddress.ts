import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** Providers give a whole /64 network to one customer. */
const IPV6_PREFIX = 64;

/** The address that limits count by: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress({ ip }: { ip: string }): string {
  if (!isIPv6(ip)) return ip;
  const address = new Address6(ip);
  if (address.isMapped4()) return address.to4().correctForm();
  return new Address6(`${ip}/${IPV6_PREFIX}`).startAddress().correctForm();
}
