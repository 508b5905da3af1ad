import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressBlock, clientAddress } from './client-address.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  return {
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  } as unknown as IncomingMessage;
}

describe("the client's address", () => {
  it('is the other end of the connection, whatever a header claims', () => {
    expect(clientAddress(from('203.0.113.5', '198.51.100.1'), [])).toBe('203.0.113.5');
    expect(clientAddress(from('203.0.113.5', '198.51.100.1'), ['10.0.0.1'])).toBe('203.0.113.5');
  });

  it('is the last one a trusted proxy saw: what the client wrote before it counts for nothing', () => {
    const proxies = ['10.0.0.1', '10.0.0.2'];
    expect(clientAddress(from('10.0.0.1', '203.0.113.5'), proxies)).toBe('203.0.113.5');
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.5'), proxies)).toBe('203.0.113.5');
    expect(clientAddress(from('10.0.0.1', '6.6.6.6, 203.0.113.5, 10.0.0.2'), proxies)).toBe('203.0.113.5');
  });

  it('is the proxy itself when it names nobody', () => {
    expect(clientAddress(from('10.0.0.1'), ['10.0.0.1'])).toBe('10.0.0.1');
    expect(clientAddress(from('10.0.0.1', ' , '), ['10.0.0.1'])).toBe('10.0.0.1');
  });

  it('is the same in either way of writing IPv4', () => {
    expect(clientAddress(from('::ffff:203.0.113.5'), [])).toBe('203.0.113.5');
    expect(clientAddress(from('::ffff:10.0.0.1', '::ffff:203.0.113.5'), ['10.0.0.1'])).toBe('203.0.113.5');
    expect(clientAddress(from('2001:db8::1'), [])).toBe('2001:db8::1');
  });
});

describe('what limits count an address as', () => {
  it("is the address itself of IPv4, and the customer's network of IPv6", () => {
    expect(addressBlock('203.0.113.5')).toBe('203.0.113.5');
    expect(addressBlock('2001:db8:0:7:1:2:3:4')).toBe('2001:db8:0:7::/64');
    expect(addressBlock('2001:DB8:0:0007::1')).toBe('2001:db8:0:7::/64');
    expect(addressBlock('2001:db8::7:1:2:3:4')).toBe('2001:db8:0:7::/64');
    expect(addressBlock('2001:db8:0:8::1')).toBe('2001:db8:0:8::/64');
    expect(addressBlock('::1')).toBe('0:0:0:0::/64');
    expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(addressBlock('64:ff9b:1:2::203.0.113.5')).toBe('64:ff9b:1:2::/64');
  });

  it('is whatever a proxy calls it, where that is no address', () => {
    expect(addressBlock('unknown')).toBe('unknown');
    expect(addressBlock('')).toBe('');
  });
});
