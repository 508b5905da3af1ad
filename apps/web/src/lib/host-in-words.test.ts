import { domainToASCII } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hostInWords, hostsInWords } from './host-in-words.ts';

describe('a host', () => {
  it.each([
    'bäckerei-strudl.at',
    'shop.müller-söhne.de',
    'łódź.pl',
    'кондитерская.рф',
    'カフェー東京.jp',
    '빵집.한국',
    'مخبز.com',
    'ελληνικά.gr',
    'ราเมน.ไทย',
    'bücher.example',
  ])('%s is read as it is written by people', (name) => {
    const host = domainToASCII(name);
    expect(host).toContain('xn--');
    expect(hostInWords(host)).toBe(name);
  });

  it.each(['example.com', 'xn--.com', 'xn--a.com', 'xn--99999999999.com', 'xn--example-.com', ''])(
    '%j stays as it is',
    (host) => {
      expect(hostInWords(host)).toBe(host);
    },
  );

  it.each(['аpple.com', 'раураl.com', 'а.рф', 'ѕсоре.com', 'googlе.com', 'straße東京.de', 'οικο.gr'])(
    '%s, which may be taken for another, stands with the spelling of the machines',
    (name) => {
      const host = domainToASCII(name);
      expect(hostInWords(host)).toBe(`${name} (${host})`);
    },
  );
});

it('in a text, hosts are read as people write them, and nothing else changes', () => {
  expect(hostsInWords('See xn--grnderforum-uhb.example/a, www.xn--bcher-kva.example and axn--b.')).toBe(
    'See gründerforum.example/a, www.bücher.example and axn--b.',
  );
});
