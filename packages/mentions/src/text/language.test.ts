import { describe, expect, it } from 'vitest';
import { guessLanguage } from './language.ts';

describe('the language of an answer', () => {
  it.each([
    ['de', 'Die besten Anbieter sind in der Regel nicht die teuersten.'],
    ['fr', 'Le plus simple est de passer par une application.'],
    ['pl', 'Najtaniej jest w sklepach, które są blisko.'],
    ['cs', 'Největší výběr najdete u nás, když přijdete včas.'],
    ['tr', 'Hızlı teslimat için bu uygulama daha iyi.'],
    ['ru', 'Дешевле всего покупать в этих магазинах.'],
    ['uk', 'Найбільший вибір є в цьому місті.'],
    ['ja', 'ポイントを重視するなら楽天が便利です。'],
    ['zh', '推荐这两个平台,价格比较低。'],
    ['ko', '당일 배송은 여기가 가장 빠릅니다.'],
    ['ar', 'يمكنك الطلب عبر التطبيق.'],
    ['he', 'אפשר להזמין דרך האתר.'],
  ])('is told by script, letters and function words: %s', (language, text) => {
    expect(guessLanguage(text, null)).toBe(language);
  });

  it('is the declared one when the text is too short to say', () => {
    expect(guessLanguage('Quvera, Lanturo', 'sv-SE')).toBe('sv');
    expect(guessLanguage('Quvera, Lanturo', null)).toBe(null);
  });

  it('is what the text shows even when another is declared', () => {
    expect(guessLanguage('Die besten Anbieter sind in der Regel nicht die teuersten.', 'en')).toBe('de');
  });
});
