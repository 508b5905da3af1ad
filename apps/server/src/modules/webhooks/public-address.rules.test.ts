import { describe, expect, it } from 'vitest';
import { mayBeSentTo } from './public-address.rules.ts';

const PUBLIC = [
  '1.1.1.1',
  '93.184.216.34',
  '172.32.0.1',
  '100.128.0.1',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:800::200e',
];
const LOOPBACK = ['127.0.0.1', '127.255.255.254', '::1'];
const CLOSED = [
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:93.184.216.34',
  '::127.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'example.com',
  '',
];

describe('what may be sent to', () => {
  it.each(PUBLIC)('%s is of the internet', (address) => {
    expect(mayBeSentTo(address, { allowsLoopback: false })).toBe(true);
  });

  it.each(CLOSED)('%s is not, whatever is allowed', (address) => {
    expect(mayBeSentTo(address, { allowsLoopback: false })).toBe(false);
    expect(mayBeSentTo(address, { allowsLoopback: true })).toBe(false);
  });

  it.each(LOOPBACK)('%s is this machine, where that is allowed', (address) => {
    expect(mayBeSentTo(address, { allowsLoopback: false })).toBe(false);
    expect(mayBeSentTo(address, { allowsLoopback: true })).toBe(true);
  });

  it('an address with a zone is of a link', () => {
    expect(mayBeSentTo('fe80::1%eth0', { allowsLoopback: true })).toBe(false);
  });
});
