import { describe, expect, it } from 'vitest';
import { type AddressRule, judgeAddress, phraseFinder } from './rules.rules.ts';

const rule = (domain: string, effect: 'allow' | 'block', includes_subdomains = false): AddressRule => ({
  domain,
  effect,
  includes_subdomains,
});

describe('an address', () => {
  const may = (email: string, ...rules: AddressRule[]) => judgeAddress(email, rules).is_allowed;

  it('may sign up where no rule is about it, and none allows others alone', () => {
    expect(may('anna@example.com')).toBe(true);
    expect(may('anna@example.com', rule('other.example', 'block'))).toBe(true);
    expect(may('anna@example.com', rule('other.example', 'allow'))).toBe(false);
    expect(may('anna@example.com', rule('example.com', 'allow'))).toBe(true);
  });

  it('of a blocked domain never may, also where it is allowed besides', () => {
    expect(may('anna@example.com', rule('example.com', 'block'))).toBe(false);
    const both = [rule('example.com', 'allow', true), rule('mail.example.com', 'block')];
    expect(may('anna@mail.example.com', ...both)).toBe(false);
    expect(may('anna@other.example.com', ...both)).toBe(true);
  });

  it('is of a domain whatever its case and its letters, and of a subdomain where the rule says so', () => {
    expect(may('Anna@EXAMPLE.com', rule('example.com', 'block'))).toBe(false);
    expect(may('anna@münchen.example', rule('xn--mnchen-3ya.example', 'block'))).toBe(false);
    expect(may('anna@xn--mnchen-3ya.example', rule('münchen.example', 'block'))).toBe(false);
    expect(may('anna@mail.example.com', rule('example.com', 'block'))).toBe(true);
    expect(may('anna@mail.example.com', rule('example.com', 'block', true))).toBe(false);
    expect(may('anna@notexample.com', rule('example.com', 'block', true))).toBe(true);
  });

  it('is told in words why not, and by which rule', () => {
    expect(judgeAddress('anna@example.com', [rule('example.com', 'block')])).toEqual({
      is_allowed: false,
      message: expect.stringContaining('another one'),
      domain: 'example.com',
    });
  });
});

describe('a phrase', () => {
  const refuses = (phrase: string, text: string) =>
    phraseFinder([{ phrase, message: 'no' }])(text)?.phrase === phrase;

  it('is found as whole words, whatever their case and what divides them', () => {
    expect(refuses('gambling', 'best GAMBLING sites')).toBe(true);
    expect(refuses('gambling', 'gamblings')).toBe(false);
    expect(refuses('sports betting', 'is sports-betting legal?')).toBe(true);
    expect(refuses('sports betting', 'sports and betting')).toBe(false);
    expect(refuses('c++', 'learn c++ fast')).toBe(true);
    expect(refuses('c.t', 'cat food')).toBe(false);
  });

  it('with a star at its end is found with any ending', () => {
    expect(refuses('gambl*', 'gamblers anonymous')).toBe(true);
    expect(refuses('gambl*', 'ungambled')).toBe(false);
  });

  it('is found anywhere in scripts without spaces', () => {
    expect(refuses('赌博', '最好的赌博网站')).toBe(true);
  });

  it('takes no longer than its text is long', () => {
    const long = `${'a '.repeat(5_000)}b`;
    expect(refuses('a a a a a a a a c*', long)).toBe(false);
  });
});
