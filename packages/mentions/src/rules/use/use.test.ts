import { describe, expect, it } from 'vitest';
import { detectMentions } from '../../detect-mentions.ts';

const brand = { name: 'Ember', domain: 'ember.com' };

function counts(answer: string, extra: { question?: string; language?: string } = {}): boolean {
  return detectMentions({ answer, brand, ...extra }).mentioned;
}

function reasonOf(answer: string, name = 'Ember', language = 'en'): string | undefined {
  return detectMentions({ answer, brand: { name }, language }).rejected[0]?.reason;
}

describe('signs that an ordinary word is a name', () => {
  it('is a capital inside an English sentence', () => {
    expect(counts('We have been very happy with Ember for three years now.')).toBe(true);
  });

  it('is not a capital in German, where every noun has one', () => {
    expect(
      detectMentions({
        answer: 'Der Spiegel hängt im Bad und zeigt das Gesicht.',
        brand: { name: 'Spiegel' },
      }).mentioned,
    ).toBe(false);
  });

  it('is not a capital in a label in title case', () => {
    expect(counts('### How to Keep Every Last Ember Burning Through Night')).toBe(false);
  });

  it('is what a company does', () => {
    expect(counts('Ember offers a free app for all users.', { question: 'Which brand should I buy?' })).toBe(
      true,
    );
    expect(counts('Ember is what remains of a fire.')).toBe(false);
  });

  it('is a sentence or question about the declared category', () => {
    const answer = '**Toast** – handhelds for every restaurant';
    const question = 'What should a restaurant check before it signs?';
    const toast = { name: 'Toast', domain: 'toasttab.com' };
    const category = 'restaurant point of sale';
    expect(detectMentions({ answer, question, brand: toast }).mentioned).toBe(false);
    expect(detectMentions({ answer, question, brand: { ...toast, category } }).mentioned).toBe(true);
    const breakfast = '**Toast** – four slices with butter';
    expect(detectMentions({ answer: breakfast, brand: { ...toast, category } }).mentioned).toBe(false);
  });

  it('is Latin letters in a text of another script', () => {
    expect(counts('マグカップなら Ember が便利で、温度を保てます。')).toBe(true);
  });

  it('is the owner named elsewhere', () => {
    const galaxy = { name: 'Galaxy', domain: 'samsung.com' };
    expect(
      detectMentions({ answer: 'Samsung sells phones, such as the Galaxy S.', brand: galaxy }).mentioned,
    ).toBe(true);
    expect(
      detectMentions({ answer: 'A guide to the Galaxy by a hitchhiker.', brand: galaxy }).mentioned,
    ).toBe(false);
  });
});

describe('somebody or something else of the name', () => {
  it('is another organisation', () => {
    expect(reasonOf('The song came out on Ember Records in 1968.')).toBe('other_brand');
  });

  it('is always the same longer phrase', () => {
    expect(reasonOf('Free Ember is soft. I like Free Ember more than others.')).toBe('other_brand');
  });

  it('is a title, a person, a place, or what the text says it is', () => {
    expect(reasonOf('They watched "The Last Ember of Winter" together.')).toBe('other_entity');
    expect(reasonOf('The song is by Zara Larsson from Sweden.', 'Zara')).toBe('other_entity');
    expect(reasonOf('Follow the path to Quvera Lake at noon.', 'Quvera')).toBe('other_entity');
    expect(reasonOf('Statues of the goddess Quvera stand there.', 'Quvera')).toBe('other_entity');
    expect(reasonOf('Quvera is a volcanic island of Indonesia.', 'Quvera')).toBe('other_entity');
  });

  it('is no person behind a word that opens a question', () => {
    expect(
      detectMentions({ answer: 'Will Quvera work without a network?', brand: { name: 'Quvera' } }).mentioned,
    ).toBe(true);
  });

  it('makes the bare surname the person as well', () => {
    expect(
      detectMentions({ answer: 'Nikola Quvera built it. Quvera later moved.', brand: { name: 'Quvera' } })
        .mentioned,
    ).toBe(false);
  });
});
