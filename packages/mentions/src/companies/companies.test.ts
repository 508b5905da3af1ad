import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCompanyAnswers } from '../../benchmark/company-answers.fixture.ts';
import { detectMentions, readCompany } from '../detect-mentions.ts';
import { prepareAnswer } from '../prepare-answer.ts';
import type { BrandNames, DetectMentionsInput } from '../types.ts';
import { groupNames } from '../undeclared/group-names.ts';
import { companyForms, companyKeyOf } from './company-forms.ts';
import { lettersOf, nameLetters } from './letters.ts';

const brand = { name: 'Northwind Coffee', domain: 'northwind.example' };
const answers = readCompanyAnswers();
const languages = [...new Set(answers.map(({ lang }) => lang))];
/** A company of each labelled answer, as anybody would declare it. */
const named = answers.flatMap((one, index) => {
  const company = one.companies[index % Math.max(one.companies.length, 1)];
  return company ? [{ ...one, language: one.lang, brand, company: { name: company.name } }] : [];
});

function read({ brand, decided, ...answer }: DetectMentionsInput, company: BrandNames) {
  return readCompany(prepareAnswer(answer), { brand, company, decided });
}

describe('the reading of one company', () => {
  it('is what it gets as the only declared competitor, in ten languages', () => {
    expect(languages.length).toBeGreaterThanOrEqual(6);
    for (const { company, ...input } of named) {
      const declared = detectMentions({ ...input, competitors: [company] });
      expect(read(input, company).mentions).toEqual(declared.competitors[0]?.mentions);
    }
  });

  it('changes neither the verdict on the brand nor those on declared competitors', () => {
    const verdictOf = (input: (typeof named)[number]) =>
      detectMentions({ ...input, competitors: [{ name: 'Fabrikam' }, { name: 'Adatum' }] });
    for (const input of named.slice(0, 100)) {
      const before = verdictOf(input);
      read(input, input.company);
      expect(verdictOf(input)).toEqual(before);
    }
  });

  it('follows what a reader decided of its doubtful places, and of no other', () => {
    const input = { answer: 'Hub-Spot sells to shops.\n\nTry Northwind Coffee.', brand };
    const company = { name: 'HubSpot' };
    const { mentions, doubt, doubtful } = read(input, company);
    expect(mentions).toHaveLength(1);
    expect(doubt).toBe('respaced');
    expect(doubtful).toMatchObject([{ start: 0, end: 8, code: 'respaced', is_counted: true }]);
    const decided = [{ start: 0, end: 8, is_brand: false }];
    expect(read({ ...input, decided }, company)).toEqual({ mentions: [], doubt: null, doubtful });
    const elsewhere = [{ start: 9, end: 14, is_brand: false }];
    expect(read({ ...input, decided: elsewhere }, company).mentions).toEqual(mentions);
  });

  it('finds nothing in an answer whose letters hold none of its forms', () => {
    for (const { company, ...input } of named) {
      const letters = lettersOf(input.answer);
      const { mentions, doubtful } = read(input, company);
      const found = mentions.length + doubtful.length > 0;
      if (found) expect(nameLetters(company).some((form) => letters.includes(form))).toBe(true);
    }
    // A name of one answer in another one.
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.constantFrom(...named), (input, { company }) => {
        const letters = lettersOf(input.answer);
        if (nameLetters(company).some((form) => letters.includes(form))) return;
        expect(read(input, company)).toEqual({ mentions: [], doubt: null, doubtful: [] });
      }),
    );
  });

  it('reads inflected forms, legal forms and spellings past the letters', () => {
    const holds = (answer: string, name: string) =>
      nameLetters({ name }).some((form) => lettersOf(answer).includes(form));
    expect(holds('Kupuję w Żabce.', 'Żabka')).toBe(true);
    expect(holds('Try **Hub**-Spot and AT&amp;T.', 'HubSpot')).toBe(true);
    expect(holds('Try **Hub**-Spot and AT&amp;T.', 'AT&T')).toBe(true);
    expect(holds('Zoho is cheap.', 'Zoho Inc.')).toBe(true);
    expect(holds('Zoho is cheap.', 'HubSpot')).toBe(false);
  });

  it('reads all spellings of a company, whichever comes first', () => {
    const names = ['Dominos', 'Domino’s', 'Loreal', 'L’Oréal', 'Mueller', 'Müller', 'Disney Plus', 'Disney+'];
    for (const [at, name] of names.entries()) {
      const other = names[at ^ 1] ?? '';
      for (const written of [name, other]) {
        const answer = `1. **${written}** – good\n2. **Northwind Coffee** – fine`;
        expect(read({ answer, brand }, { name, aliases: [other] }).mentions, written).toHaveLength(1);
      }
    }
  });
});

describe('the forms of a company', () => {
  it('are the same whatever order they were found in', () => {
    const spellings = ['La Mie Câline', 'Mie Câline', 'MIE CÂLINE', 'HubSpot CRM', 'HubSpot', 'Hub Spot'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(spellings, { minLength: 6 }),
        fc.integer({ min: 1, max: 5 }),
        (found, cut) => {
          const atOnce = companyForms(spellings);
          const later = companyForms([...companyForms(found.slice(0, cut)), ...found.slice(cut)]);
          expect(later).toEqual(atOnce);
        },
      ),
    );
    expect(companyForms(spellings)).toEqual(['HubSpot', 'MIE CÂLINE', 'La Mie Câline']);
    // A name that is a word is not read in an address.
    expect(companyForms(['Allegro.pl', 'Allegro', 'ALLEGRO'])).toEqual(['ALLEGRO', 'Allegro.pl']);
  });

  it('are one company without its article and what only says what it is', () => {
    expect(companyKeyOf('La Mie Câline')).toBe(companyKeyOf('Mie Câline'));
    expect(companyKeyOf('Zoho Inc.')).toBe(companyKeyOf('zoho'));
    expect(companyKeyOf('…')).toBe('');
  });

  it.each([
    ['Ben & Jerry’s', 'Ben and Jerry’s'],
    ['AT&T', 'AT & T'],
    ['Allegro.pl', 'Allegro'],
    ['Galaxus.ch', 'Galaxus'],
    ['Argos.co.uk', 'Argos'],
    ['Domino’s', 'Dominos'],
    ["McDonald's", 'McDonalds'],
    ["Papa John's Pizza", 'Papa Johns Pizza'],
    ['Müller', 'Mueller'],
    ['Ströck', 'Stroeck'],
    ['Bäckerei Öfferl', 'Baeckerei Oefferl'],
    ['Disney+', 'Disney Plus'],
    ['株式会社メルカリ', 'メルカリ'],
    ['주식회사 카카오', '카카오'],
    ['Allegro Sp. z o.o.', 'Allegro'],
    ['Quvera Pty Ltd', 'Quvera'],
    ['Het Bakhuis', 'Bakhuis'],
    ['Een Bakhuis', 'Bakhuis'],
    ['Den Gyldne Kage', 'Gyldne Kage'],
    ['L’Atelier Levain', 'Atelier Levain'],
    ["L'Oréal", 'Loreal'],
  ])('are one company where each is read as the other: %s and %s', (one, other) => {
    expect(companyKeyOf(one)).toBe(companyKeyOf(other));
  });

  it('are two companies where only a part is the same', () => {
    expect(companyKeyOf('Next.js')).not.toBe(companyKeyOf('Next'));
    expect(companyKeyOf('Brand and Co')).not.toBe(companyKeyOf('Brand'));
    expect(companyKeyOf('Brand & Co.')).not.toBe(companyKeyOf('Brand'));
    expect(companyKeyOf('Disney+')).not.toBe(companyKeyOf('Disney'));
    expect(companyKeyOf('Dominos')).not.toBe(companyKeyOf('Domino'));
    expect(companyKeyOf('Blue')).not.toBe(companyKeyOf('Blu'));
  });

  it('are one company with a genitive where the name it belongs to is known', () => {
    expect(groupNames(['Zentrix’s', 'Zentrix', 'Zentrix’s Academy', 'Zentrixs'])).toEqual(
      Array.from({ length: 4 }, () => 'zentrix'),
    );
    expect(new Set(groupNames(['Domino’s', 'Dominos', 'Domino’s Pizza']))).toEqual(new Set(['dominos']));
  });
});
