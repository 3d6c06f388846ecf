import { BlockList, isIP } from 'node:net';

const ranges4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
/** Also those that contain an IPv4 address: NAT64, 6to4, and Teredo. */
const ranges6 = [
  ...['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/32', '2001:db8::/32', '2002::/16'],
  ...['fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

const notPublic = new BlockList();
for (const [ranges, family] of [[ranges4, 'ipv4'] as const, [ranges6, 'ipv6'] as const]) {
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    notPublic.addSubnet(address, Number(bits), family);
  }
}

/** Whether everybody on the internet can reach an IP address. Those of our own network are not public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !notPublic.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
