import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

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
