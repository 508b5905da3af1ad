import { BlockList, isIP, isIPv6 } from 'node:net';

/** IPv4 networks that are not the internet's: private, loopback, link-local with the clouds' metadata, multicast, reserved. */
const CLOSED_V4 = [
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
] as const;

/** Of IPv6 only 2000::/3 is the internet's, without what leads to IPv4 (Teredo, 6to4) or is kept for documents. */
const OPEN_V6 = ['2000::', 3] as const;
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closedV4 = new BlockList();
for (const [network, prefix] of CLOSED_V4) closedV4.addSubnet(network, prefix, 'ipv4');
const openV6 = new BlockList();
openV6.addSubnet(...OPEN_V6, 'ipv6');
const closedV6 = new BlockList();
for (const [network, prefix] of CLOSED_V6) closedV6.addSubnet(network, prefix, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * Whether a network address may be sent to: one of the internet's and, where the operator allows it, of this machine. An
 * IPv4 address written as IPv6 is refused, whatever it is: no resolver has a reason to name one.
 */
export function mayBeSentTo(address: string, { allowsLoopback }: { allowsLoopback: boolean }): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) {
    if (isMapped(address)) return false;
    if (allowsLoopback && loopback.check(address, 'ipv6')) return true;
    return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
  }
  if (allowsLoopback && loopback.check(address, 'ipv4')) return true;
  return !closedV4.check(address, 'ipv4');
}

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
const isMapped = (address: string): boolean => mapped.check(address, 'ipv6');
