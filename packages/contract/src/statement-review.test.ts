import { describe, expect, it } from 'vitest';
import { BrandFactsChange, pricesIn } from './statement-review.ts';

const read = (text: string) => pricesIn(text).map(({ amount, currency }) => [amount, currency]);

describe('a price', () => {
  it('is read however its cents are parted', () => {
    expect(read("€29, 1.299,50 EUR, USD 1,299.50, CHF 1'000, 12 zł, 5 krill, 1 290 Kč, 29 Euro")).toEqual([
      [29, 'EUR'],
      [1299.5, 'EUR'],
      [1299.5, 'USD'],
      [1000, 'CHF'],
      [12, 'PLN'],
      [1290, 'CZK'],
      [29, 'EUR'],
    ]);
  });

  it('is in whatever currency it is written, by sign or code', () => {
    for (const [text, amount, currency] of [
      ['980円', 980, 'JPY'],
      ['月額980円から', 980, 'JPY'],
      ['料金は¥980', 980, 'JPY'],
      ['₹499', 499, 'INR'],
      ['49 Kč', 49, 'CZK'],
      ['₩9,900', 9900, 'KRW'],
      ['9,900원입니다', 9900, 'KRW'],
      ['THB 350', 350, 'THB'],
      ['350 AED', 350, 'AED'],
      ['29 eur', 29, 'EUR'],
      ['99 kr.', 99, 'KR'],
      ['SEK 99', 99, 'SEK'],
    ] as const)
      expect(read(text), text).toEqual([[amount, currency]]);
  });

  it('is in US dollars only where nothing says other ones', () => {
    for (const [text, currency] of [
      ['CA$30', 'CAD'],
      ['A$30', 'AUD'],
      ['R$ 30', 'BRL'],
      ['$30 CAD', 'CAD'],
      ['CAD $30', 'CAD'],
      ['US$30', 'USD'],
      ['$30', 'USD'],
      ['30 $', 'USD'],
      ['costs $30', 'USD'],
    ] as const)
      expect(read(text), text).toEqual([[30, currency]]);
    expect(read('BBX$30')).toEqual([]);
    expect(read('price$30')).toEqual([]);
  });

  it('is no amount of thousands or millions, whose digits are not it', () => {
    for (const text of ['$20 million', '$1M+', '€5k', '5 Mio. €', '5万円', '$2bn', '20 Millionen Euro'])
      expect(read(text), text).toEqual([]);
    expect(read('€29 monthly, $39 max')).toEqual([
      [29, 'EUR'],
      [39, 'USD'],
    ]);
  });

  it('keeps its place, and its sign is nobody else’s', () => {
    const text = 'From 29 € 39 € or $40 a month';
    expect(pricesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['29 €', '39 €', '$40']);
  });
});

it('facts take one price a line, in any currency', () => {
  const accepts = (price: string) =>
    BrandFactsChange.safeParse({ founding_year: null, prices: [price] }).success;
  for (const price of ['980円', '₹499', '49 Kč', '₩9,900', 'A$45 a month', 'R$ 29', '€29 a month'])
    expect(accepts(price), price).toBe(true);
  for (const price of ['cheap', '29', '€29 or €39', 'constructor 29'])
    expect(accepts(price), price).toBe(false);
});
