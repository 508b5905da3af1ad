import { describe, expect, it } from 'vitest';
import { refuseWebhookAddress } from './webhook-address.rules.ts';

const refuse = (url: string, allowsLoopback = false) => refuseWebhookAddress(url, { allowsLoopback });

describe('the address of an endpoint', () => {
  it.each([
    'https://example.com/hooks',
    'https://example.com:8443/hooks?team=1',
    'https://93.184.216.34/hooks',
    'https://[2606:4700::1111]/hooks',
  ])('may be %s', (url) => {
    expect(refuse(url)).toBeNull();
  });

  it.each([
    ['http://example.com/hooks', 'https://'],
    ['https://user:secret@example.com/', 'password'],
    ['https://example.com/#here', '#'],
    ['https://example.com:22/', 'port'],
    ['https://localhost/', 'public'],
    ['https://app.localhost/', 'public'],
    ['https://localhost./', 'public'],
    ['https://127.0.0.1/', 'public'],
    // However it is spelled.
    ['https://2130706433/', 'public'],
    ['https://0x7f.1/', 'public'],
    ['https://0177.0.0.1/', 'public'],
    ['https://[::1]/', 'public'],
    ['https://[::ffff:127.0.0.1]/', 'public'],
    ['https://169.254.169.254/latest/meta-data', 'public'],
    ['https://10.0.0.8:8443/', 'public'],
    ['http://127.0.0.1:3000/', 'https://'],
  ])('may not be %s', (url, why) => {
    expect(refuse(url)).toContain(why);
  });

  it('may be this machine where the operator allows it, and no other of the network', () => {
    expect(refuse('http://127.0.0.1:3000/hooks', true)).toBeNull();
    expect(refuse('http://localhost:3000/hooks', true)).toBeNull();
    expect(refuse('http://[::1]:3000/hooks', true)).toBeNull();
    expect(refuse('http://example.com/hooks', true)).toContain('https://');
    expect(refuse('https://10.0.0.8/', true)).toContain('public');
  });
});
