import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** An IPv4 address written as IPv6 (::ffff:1.2.3.4) in its short form. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * Who sent the request. A forwarded header counts only when the socket's other end is a configured proxy;
 * then it is the last address in it that is not itself such a proxy.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const socketAddress = plainAddress(request.socket.remoteAddress ?? '');
  if (!trustedProxies.includes(socketAddress)) return socketAddress;
  const header = request.headers['x-forwarded-for'];
  const forwarded = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => plainAddress(part.trim()))
    .filter((part) => part !== '');
  return forwarded.findLast((address) => !trustedProxies.includes(address)) ?? socketAddress;
}

/**
 * What limits count an address as: an IPv4 address itself, of IPv6 its network of 64 bits ('2001:db8:0:7::/64'), the
 * least that a provider gives to one customer, who may send from any address in it (RFC 6177).
 */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const before = [...head];
  const after = [...(tail ?? [])];
  // What ends in an IPv4 address writes two groups as one.
  const written = before.length + after.length + ([...before, ...after].at(-1)?.includes('.') ? 1 : 0);
  const groups = [...before, ...Array.from({ length: 8 - written }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** True for an address of the machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}
