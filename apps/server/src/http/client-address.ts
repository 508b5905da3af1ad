import type { IncomingMessage } from 'node:http';

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

/** True for an address of the machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}
