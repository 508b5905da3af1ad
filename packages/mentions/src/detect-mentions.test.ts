import { describe, expect, it } from 'vitest';
import { detectMentions } from './detect-mentions.ts';
import type { BrandNames, DetectMentionsInput } from './types.ts';

type Extra = Partial<Omit<DetectMentionsInput, 'answer' | 'brand'>>;

function named(answer: string, brand: BrandNames | string, extra: Extra = {}): string[] {
  const verdict = detectMentions({
    answer,
    brand: typeof brand === 'string' ? { name: brand } : brand,
    ...extra,
  });
  for (const { start, end } of [...verdict.mentions, ...verdict.rejected]) expect(end).toBeGreaterThan(start);
  return verdict.mentions.map(({ start, end }) => answer.slice(start, end));
}

function reasons(answer: string, brand: BrandNames | string, extra: Extra = {}): string[] {
  const names = typeof brand === 'string' ? { name: brand } : brand;
  return detectMentions({ answer, brand: names, ...extra }).rejected.map((each) => each.reason);
}

describe('finding the written forms of a name', () => {
  it('finds whole words only', () => {
    expect(named('Quvera leads. Quverage does not, nor preQuvera.', 'Quvera')).toEqual(['Quvera']);
    expect(reasons('Quverage and preQuvera', 'Quvera')).toEqual(['inside_other_word', 'inside_other_word']);
  });

  it('ignores case, accents, width and compatibility forms', () => {
    expect(named('QUVÉRA, quvera, Ｑuvera and Quve\u0301ra', 'Quvera')).toHaveLength(4);
    expect(named('Poilâne', 'Poilane')).toEqual(['Poilâne']);
    expect(named('Poilane', 'Poilâne')).toEqual(['Poilane']);
    expect(named('𝗤𝘂𝘃𝗲𝗿𝗮 is bold', 'Quvera')).toEqual(['𝗤𝘂𝘃𝗲𝗿𝗮']);
  });

  it('finds spellings with a hyphen, space or nothing between the parts of a name', () => {
    const text = 'NordHive, Nord Hive, Nord-Hive and Nord‑Hive';
    expect(named(text, 'NordHive')).toHaveLength(4);
    expect(named('NordHive, Nord Hive, Nord-Hive', 'Nord Hive')).toHaveLength(3);
  });

  it('does not join words that only happen to follow each other', () => {
    expect(named('There is 1 more thing. We met in the nord. Hive minds differ.', '1More')).toEqual([]);
    expect(named('We met in Nord. Hive minds differ.', 'NordHive')).toEqual([]);
    expect(named('a larger sales tactic', 'Salestactic')).toEqual([]);
  });

  it('leaves a possessive out of the range and keeps a fused plural in it', () => {
    expect(named("Quvera's app, Quvera’s price, and the two Quveras of this town", 'Quvera')).toEqual([
      'Quvera',
      'Quvera',
      'Quveras',
    ]);
  });

  it('finds names with signs: AT&T, Yahoo!, C3.ai, monday.com', () => {
    expect(named('AT&amp;T, AT & T and AT and T', 'AT&T')).toEqual(['AT&amp;T', 'AT & T', 'AT and T']);
    expect(named('Yahoo! and Yahoo are one', 'Yahoo!')).toEqual(['Yahoo!', 'Yahoo']);
    expect(named('C3.ai, C3 AI', 'C3.ai')).toEqual(['C3.ai', 'C3 AI']);
    expect(named('I plan on monday. The tool monday.com helps.', 'monday.com')).toEqual(['monday.com']);
  });

  it('prefers the longest declared form', () => {
    const brand = { name: 'Quvera Performance', aliases: ['Quvera'] };
    expect(named('Quvera Performance and Quvera', brand)).toEqual(['Quvera Performance', 'Quvera']);
  });

  it('takes the legal form off a declared company name', () => {
    expect(named('Quvera is based in Ulm.', 'Quvera GmbH')).toEqual(['Quvera']);
  });

  it('counts a bare domain used as a name and not the domain in an address', () => {
    const brand = { name: 'Quvera', domain: 'quvera.com' };
    expect(named('Try Quvera.com first; details at https://quvera.com/plans.', brand)).toEqual([
      'Quvera.com',
    ]);
    expect(reasons('More: https://quvera.com/plans', brand)).toEqual([]);
  });
});

describe('places that are no mentions', () => {
  it('refuses reference lists, bracketed source links and source chips as citations', () => {
    expect(reasons('Soft shirts exist.\n\nSources:\n- [Quvera](https://quvera.com)', 'Quvera')).toEqual([
      'citation_only',
    ]);
    expect(reasons('Prices rose this year ([Quvera Guide](https://quvera.com/x)).', 'Quvera')).toEqual([
      'citation_only',
    ]);
    expect(reasons('The market is more stable than before.\nQuvera\n\nNext topic.', 'Quvera')).toEqual([
      'citation_only',
    ]);
  });

  it('counts the text of a link inside a sentence', () => {
    expect(named('Practise on [Quvera](https://quvera.com) daily.', 'Quvera')).toEqual(['Quvera']);
  });

  it('refuses identifiers in code', () => {
    expect(reasons('```py\nquvera = tk.Quvera()\n```', 'Quvera')).toEqual([
      'code_identifier',
      'code_identifier',
    ]);
    expect(reasons('Call `quvera.pack()` now', 'Quvera')).toEqual(['code_identifier']);
  });

  it('refuses a part of a longer brand', () => {
    expect(reasons('Canal+ shows films', 'Canal')).toEqual(['other_brand']);
    expect(reasons('Colgate-Quvera is listed', 'Quvera')).toEqual(['other_brand']);
    const competitors = [{ name: 'Quvera Faucet' }];
    expect(reasons('Quvera Faucet makes taps', 'Quvera', { competitors })).toEqual(['other_brand']);
  });

  it('refuses people and places of the same name', () => {
    expect(reasons('Harrison Quvera starred in it', 'Quvera')).toEqual(['other_entity']);
    expect(reasons('Walk along Quvera River at noon', 'Quvera')).toEqual(['other_entity']);
  });

  it('refuses a denial, with the questions and labels that depend on it', () => {
    const answer =
      "I don't have any information about Quvera. If you can share more about Quvera, I can help.";
    expect(reasons(answer, 'Quvera')).toEqual(['denial', 'denial']);
    expect(reasons(`${answer}\n\nQuvera sells bamboo shirts in twelve countries.`, 'Quvera')).toEqual([
      'denial',
    ]);
  });

  it('counts a negative statement, which is knowledge', () => {
    expect(named('No, Quvera is not sold at Nordstrom.', 'Quvera')).toEqual(['Quvera']);
  });

  it('refuses an echo of the question', () => {
    const question = 'Is Quvera better than Lanturo?';
    expect(reasons('Is Quvera better than Lanturo?', 'Quvera', { question })).toEqual(['echo']);
    expect(named('Quvera is better than Lanturo.', 'Quvera', { question })).toEqual(['Quvera']);
  });
});

describe('a name that is also an ordinary word', () => {
  const brand = { name: 'Ember', domain: 'ember.com' };

  it('is the word in lower case, behind a determiner, as a verb, or in a title', () => {
    expect(named('The ember glows. Every ember dies.', brand)).toEqual([]);
    expect(named('Watch the series "The Ember in the Ashes" tonight.', brand)).toEqual([]);
    expect(named('- **Outer Ember (static)**: A, B\n- **Inner Ember**: C', brand)).toEqual([]);
  });

  it('is the name in a run of names', () => {
    expect(named('Popular mugs come from Kinto, Ember, and Yeti.', brand)).toEqual(['Ember']);
  });

  it('is the name when its competitors stand beside it', () => {
    const competitors = [{ name: 'Kinto' }, { name: 'Fellow' }];
    expect(named('1. **Kinto** – steel\n2. **Ember** – heated', brand, { competitors })).toEqual(['Ember']);
  });
});

describe('scripts and grammars', () => {
  it('accepts particles and compounds of scripts without spaces', () => {
    expect(named('通过推特、脸书获取新闻', { name: 'Facebook', aliases: ['脸书'] })).toEqual(['脸书']);
    expect(named('트위터를 통해 홍보', { name: 'Twitter', aliases: ['트위터'] })).toEqual(['트위터']);
    expect(named('オンラインで買う', { name: 'LINE', aliases: ['ライン'] })).toEqual([]);
    expect(named('Quveraは便利です', 'Quvera')).toEqual(['Quvera']);
  });

  it('does not cut a Chinese word in two', () => {
    expect(named('我住在北京东路', { name: 'JD', aliases: ['京东'] })).toEqual([]);
  });

  it('accepts declined names', () => {
    expect(
      named(
        'Kupuję w Quverze i w Quverą jest taniej niż gdzie indziej, a jak to się ma do Quvery',
        'Quvera',
        { language: 'pl' },
      ).length,
    ).toBeGreaterThan(1);
    expect(named('Заказал в Кувере и доволен, у Куверы хорошие цены', 'Кувера')).toEqual([
      'Кувере',
      'Куверы',
    ]);
    expect(named("Quvera'nın fiyatı ve Quvera'da indirim var, bu bir fırsat", 'Quvera')).toEqual([
      'Quvera',
      'Quvera',
    ]);
  });

  it('accepts Arabic and Hebrew prefixes', () => {
    expect(named('اشتريت من كوفيرا وبكوفيرا أثق', { name: 'Quvera', aliases: ['كوفيرا'] })).toHaveLength(2);
    expect(named('קניתי בקוברה היום', { name: 'Quvera', aliases: ['קוברה'] })).toEqual(['קוברה']);
  });
});

describe('the measures of a verdict', () => {
  const competitors = [{ name: 'Lanturo' }, { name: 'Bevanti', domain: 'bevanti.com' }];
  const answer =
    '1. **Lanturo** is first.\n2. **Quvera** is second, see [it](https://quvera.com/a).\n\nQuvera wins. [Bevanti](https://bevanti.com)';
  const verdict = detectMentions({ answer, brand: { name: 'Quvera', domain: 'quvera.com' }, competitors });

  it('ranks the brand among its competitors by first mention', () => {
    expect(verdict.rank).toBe(2);
    expect(verdict.competitors.map((each) => each.rank)).toEqual([1, 3]);
    expect(verdict.list_position).toBe(2);
  });

  it('shares the voice by mentions', () => {
    expect(verdict.share_of_voice).toBeCloseTo(2 / 4);
  });

  it('weighs prominence by position and length', () => {
    expect(verdict.prominence).toBeGreaterThan(0);
    expect(verdict.prominence).toBeLessThan(1);
    expect(detectMentions({ answer: 'Nothing here.', brand: { name: 'Quvera' } }).prominence).toBe(0);
  });

  it('lists citations with their registrable domain and owner', () => {
    const withSource = detectMentions({
      answer,
      brand: { name: 'Quvera', domain: 'quvera.com' },
      competitors,
      sources: [{ url: 'https://www.news.example.co.uk/a/?utm_source=openai#x' }],
    });
    expect(withSource.citations).toEqual([
      { url: 'https://quvera.com/a', domain: 'quvera.com', kind: 'own', competitor: null },
      { url: 'https://bevanti.com', domain: 'bevanti.com', kind: 'competitor', competitor: 'Bevanti' },
      { url: 'https://news.example.co.uk/a', domain: 'example.co.uk', kind: 'third_party', competitor: null },
    ]);
  });

  it('flags an answer that names no brand at all', () => {
    expect(detectMentions({ answer: 'It depends on your budget.', brand: { name: 'Quvera' } }).empty).toBe(
      true,
    );
    expect(detectMentions({ answer: '- Trelvio: solid', brand: { name: 'Quvera' } }).empty).toBe(false);
  });
});
