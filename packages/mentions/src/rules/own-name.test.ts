import { describe, expect, it } from 'vitest';
import { detectMentions } from '../detect-mentions.ts';
import { isNationalSibling } from '../text/urls.ts';
import type { BrandNames } from '../types.ts';

const TARGET: BrandNames = { name: 'Target', domain: 'target.com' };

function judge(answer: string, brand: BrandNames, question: string | null = null) {
  const { mentioned, mentions, rejected } = detectMentions({ answer, brand, question, language: 'en' });
  return {
    mentioned,
    rules: mentions.map(({ rule }) => rule),
    reasons: rejected.map(({ reason }) => reason),
  };
}

describe('a national sibling of the declared domain', () => {
  it.each([
    ['ikea.de', 'ikea.com', true],
    ['ikea.co.uk', 'ikea.com', true],
    ['ikea.com', 'ikea.de', false],
    ['delta.io', 'delta.com', false],
    ['ikeas.de', 'ikea.com', false],
    ['ikea.com', 'ikea.com', false],
  ])('%s beside %s: %s', (domain, declared, expected) => {
    expect(isNationalSibling(domain, declared)).toBe(expected);
  });

  it('is own in the text, in its letters of a word too, and among the cited pages', () => {
    expect(judge('Order at target.com.au today.', TARGET).mentioned).toBe(true);
    expect(judge('Order at target.io today.', TARGET)).toMatchObject({
      mentioned: false,
      reasons: ['other_brand'],
    });
    const { citations } = detectMentions({
      answer: 'See [the page](https://www.target.com.au/x).',
      brand: TARGET,
    });
    expect(citations.map(({ kind }) => kind)).toEqual(['own']);
  });
});

describe('a short link to the own site around the name', () => {
  it('decides, whatever the words around it say', () => {
    const answer = 'Set a [Target](https://target.com/x) for the year.';
    expect(judge(answer, TARGET)).toMatchObject({ mentioned: true });
    expect(judge(answer, { name: 'Target', domain: 'target.example' }).mentioned).toBe(false);
  });

  it('does not where its text is a title or only gives a source', () => {
    expect(judge('Read [how to set a target and reach it](https://target.com/a).', TARGET).mentioned).toBe(
      false,
    );
    expect(judge('It is cheap ([Target](https://target.com/a)).', TARGET).reasons).toEqual(['citation_only']);
  });
});

describe('spelling', () => {
  it('tests a respelling in lower case by its use', () => {
    expect(judge('It takes an e on of time.', { name: 'E-On' }).mentioned).toBe(false);
  });

  it('takes a full stop behind an abbreviation for no difference', () => {
    expect(judge('We fly to meet St. Pauli fans.', { name: 'St Pauli' }).rules).toEqual(['letter_variant']);
    expect(judge('It was big. Lots of people came.', { name: 'Big Lots' }).mentioned).toBe(false);
  });

  it('takes a number before a comma or a full stop for no quantity', () => {
    expect(
      judge('It opened in 2023, BP said.', { name: 'BP' }, 'Which fuel companies are there?').mentioned,
    ).toBe(true);
    expect(judge('It was a magnet of 7 Tesla.', { name: 'Tesla' }).mentioned).toBe(false);
    expect(judge('That was in 2023. Tesla sells more cars since.', { name: 'Tesla' }).mentioned).toBe(true);
  });
});

describe('a word behind the sources of the sentence before', () => {
  it('opens a sentence, so its capital says nothing', () => {
    const answer = 'Kontura starts quickly. ([g.example](https://g.example/a)) Target growing teams first.';
    expect(judge(answer, { name: 'Target' }, 'What are the best tools?').mentioned).toBe(false);
    const named = 'Kontura (of Vienna) and Target sell it.';
    expect(judge(named, { name: 'Target' }, 'What are the best shops?').mentioned).toBe(true);
  });
});

describe('a line with the count of further sources', () => {
  it('proves that the line above names a source', () => {
    expect(
      judge('Runners like light shoes\nVerywell Fit\n+3\nand soft ones.', { name: 'Verywell Fit' }).reasons,
    ).toEqual(['citation_only']);
  });
});

describe('a name in no vocabulary behind the same foreign name', () => {
  const brand = { name: 'Zorvex' };

  it('is part of that name where it never stands without it', () => {
    const answer = 'Kalmoo sells both. Kalmoo Zorvex is fast, and the Kalmoo Zorvex costs little.';
    expect(judge(answer, brand)).toMatchObject({ mentioned: false, reasons: ['other_brand', 'other_brand'] });
    expect(judge(`${answer} Zorvex also sells shoes.`, brand).mentioned).toBe(true);
  });

  it('counts behind a kind of company, which never stands alone', () => {
    const answer = 'Pasticceria Zorvex opens early. We like Pasticceria Zorvex for its cakes.';
    expect(judge(answer, brand).mentioned).toBe(true);
  });
});
