import { describe, expect, it } from 'vitest';
import { proves } from './quotation.rules.ts';

const PIECE = 'A kettle is fine.\nSome like ⟦Ember⟧ because Ember is warm. It glows.\nTea is good.';

describe('a decision rests on words', () => {
  it.each([
    'Some like Ember because',
    'like Ember because Ember is',
    'Some like Ember because Ember is warm. It glows.',
    'kettle is fine. Some like Ember',
    'Ember because Ember is',
    '  Some  like\nEmber because ',
    'Some like ⟦Ember⟧ because',
  ])('around the place: %j', (quote) => {
    expect(proves(quote, PIECE)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['a letter', 'e'],
    ['the bare name', 'Ember'],
    ['a word beside it', 'like Ember'],
    ['halves of words', 'ome like Ember becaus'],
    ['words of another line', 'A kettle is fine.'],
    ['words around the same name elsewhere on the line', 'because Ember is warm. It glows.'],
    ['words that stand nowhere', 'the Ember company of Vienna'],
    ['the words in another order', 'Ember like Some because'],
  ])('and never on %s', (_, quote) => {
    expect(proves(quote, PIECE)).toBe(false);
  });

  it('that are all of a shorter line', () => {
    const piece = 'Asana\n⟦Ember⟧ – candles\nTrello';
    expect(proves('Ember – candles', piece)).toBe(true);
    expect(proves('Ember', piece)).toBe(false);
    expect(proves('Trello', piece)).toBe(false);
  });

  it('of the lines beside a name that is alone on its own', () => {
    const piece = 'Good candles come from\n⟦Ember⟧\nWick & Sons';
    expect(proves('Ember', piece)).toBe(false);
    expect(proves('from Ember Wick & Sons', piece)).toBe(true);
    expect(proves('Ember Wick & Sons', piece)).toBe(false);
    expect(proves('Asana Ember Trello', 'Asana\n⟦Ember⟧\nTrello')).toBe(true);
    expect(proves('Ember', '⟦Ember⟧')).toBe(true);
  });

  it('each letter of a script without spaces is one', () => {
    const piece = '文具なら⟦無印⟧がおすすめです。';
    expect(proves('なら無印が', piece)).toBe(true);
    expect(proves('無印', piece)).toBe(false);
    expect(proves('無印が', piece)).toBe(false);
  });

  it('and no piece without a marked place proves anything', () => {
    expect(proves('A kettle is fine', 'A kettle is fine. Really.')).toBe(false);
  });
});
