import { BlockList, isIP } from 'node:net'

/**
 * Addresses that are not public: private, loopback, link-local, shared, documentation, multicast
 * and reserved (RFC 6890).
 */
const closed4 = new BlockList()
// IPv6 has its own list: Node matches ::ffff:0:0/96 with every IPv4 address.
const closed6 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed4.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96], // Unspecified, loopback, IPv4-compatible
  ['::ffff:0:0', 96], // IPv4-mapped
  ['64:ff9b::', 96], // NAT64 leads to any IPv4 address
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23], // Teredo, ORCHID…
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed6.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string) {
  const [plain = ''] = address.split('%')
  const family = isIP(plain)
  if (family === 4) return !closed4.check(plain, 'ipv4')
  return family === 6 && !closed6.check(plain, 'ipv6')
}
