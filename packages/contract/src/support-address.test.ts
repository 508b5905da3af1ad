import { describe, expect, it } from 'vitest';
import { toSupportAddress } from './support-address.ts';
import { supportHref } from './support-link.ts';

describe('a support address', () => {
  it.each([
    [' Help@Example.com ', 'help@example.com'],
    ['help@münchen.example', 'help@xn--mnchen-3ya.example'],
    ['https://example.com/help?from=product', 'https://example.com/help?from=product'],
    ['HTTPS://Example.com', 'https://example.com/'],
  ])('is a mail address or a page: %s', (text, address) => {
    expect(toSupportAddress(text)).toBe(address);
  });

  it.each([
    '',
    'help',
    'help@example.com?bcc=all@example.com',
    'help@example.com?subject=x',
    'help@example.com,more@example.com',
    'a,b@example.com',
    'Help <help@example.com>',
    'help@example.com\r\nbcc: x',
    'http://example.com/help',
    'https://',
    'https://name:word@example.com/',
    'https://example.com/a b',
    'javascript:alert(1)',
    'mailto:help@example.com',
    `https://example.com/${'a'.repeat(500)}`,
  ])('is not %j', (text) => {
    expect(toSupportAddress(text)).toBeNull();
  });
});

describe('the link to it', () => {
  it('names the error in the subject of a mail, and adds nothing else', () => {
    expect(supportHref('help@example.com')).toBe('mailto:help@example.com');
    expect(supportHref('help@example.com', 'err-1')).toBe(
      'mailto:help@example.com?subject=Answerscope%3A%20error%20err-1',
    );
  });

  it('cannot be given more fields, by the address or by the id', () => {
    expect(supportHref('a?b&c=d@example.com', 'x&bcc=y@example.com\r\nbody=z')).toBe(
      'mailto:a%3Fb%26c%3Dd@example.com?subject=Answerscope%3A%20error%20x%26bcc%3Dy%40example.com%0D%0Abody%3Dz',
    );
  });

  it('gives a page nothing', () => {
    expect(supportHref('https://example.com/help', 'err-1')).toBe('https://example.com/help');
  });
});
