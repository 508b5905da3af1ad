import { describe, expect, it } from 'vitest';
import { anAnswer } from './answer.fixture.ts';
import { judgeAnswer, toCitationColumns, toVerdictColumns } from './judge.rules.ts';

const names = {
  name: 'Northwind',
  domain: 'northwind.example',
  aliases: [],
  products: [],
  competitors: [{ name: 'Fabrikam', domain: 'fabrikam.example', aliases: [], products: [] }],
};
const judge = (answer: ReturnType<typeof anAnswer>) =>
  judgeAnswer({ answer, question: 'Which bookkeeping software is best?', names, language: 'en' });
const text = 'I would pick Northwind first. Fabrikam is a good second choice.';

describe('the verdict on an answer', () => {
  it("its spans are the brand's name in the text, with the rule that counted them", () => {
    const columns = toVerdictColumns(judge(anAnswer({ text })));
    expect(columns).toMatchObject({ mentioned: true, rank: 1, is_empty: false, rejected: [] });
    expect(columns.spans).toHaveLength(1);
    const [span] = columns.spans;
    expect(text.slice(span?.start, span?.end)).toBe('Northwind');
    expect(span?.code).toBe('exact_name');
    expect(columns.competitors).toEqual([{ name: 'Fabrikam', mentions: 1, rank: 2 }]);
  });

  it('a place that does not count is kept with its reason and no confidence', () => {
    const denial = 'I could not find any information about Northwind in my sources.';
    const columns = toVerdictColumns(judge(anAnswer({ text: denial })));
    expect(columns.mentioned).toBe(false);
    expect(columns.rejected).toMatchObject([{ code: 'denial', confidence: null }]);
  });

  it.each(['refused', 'blocked', 'failed'] as const)(
    'a %s answer names nobody, whatever its text says',
    (finish) => {
      const columns = toVerdictColumns(judge(anAnswer({ text, finish })));
      expect(columns).toMatchObject({ mentioned: false, spans: [], rank: null, prominence: 0 });
    },
  );

  it('a refused answer measures nothing and says that it was refused; one that names a company measures', () => {
    const refused = judge(anAnswer({ text, finish: 'refused' }));
    expect(refused).toMatchObject({ empty: true, empty_kind: 'refused' });
    expect(refused.competitors).toEqual([{ name: 'Fabrikam', mentions: [], rank: null }]);
    expect(judge(anAnswer({ text }))).toMatchObject({ empty: false, empty_kind: null });
  });

  it('a cut answer is judged by what it says', () => {
    expect(judge(anAnswer({ text, finish: 'truncated' })).mentioned).toBe(true);
  });
});

describe('the pages of an answer', () => {
  const pages = (fields: Parameters<typeof anAnswer>[0]) => {
    const answer = anAnswer({ text, ...fields });
    return toCitationColumns(answer, judge(answer));
  };
  const source = (url: string, title: string | null = null) => ({ url, title, rank: 1 });
  const citation = (url: string, title: string | null = null) => ({
    url,
    title,
    start: null,
    end: null,
    claim: null,
  });

  it('cited ones come first, each page once, counted from 1', () => {
    const found = pages({
      sources: [source('https://a.example/x'), source('https://b.example/')],
      citations: [citation('https://b.example/'), citation('https://b.example/')],
    });
    expect(found.map(({ position, url, is_cited }) => [position, url, is_cited])).toEqual([
      [1, 'https://b.example/', true],
      [2, 'https://a.example/x', false],
    ]);
  });

  it('tracking marks, www, http and a slash at the end make no other page; a query does', () => {
    const found = pages({
      citations: [citation('https://www.a.example/x/?utm_source=openai&utm_medium=chat')],
      sources: [
        source('http://a.example/x'),
        source('https://A.example/x#part'),
        source('https://a.example/x?page=2'),
      ],
    });
    expect(found.map(({ url }) => url)).toEqual([
      'https://www.a.example/x/?utm_source=openai&utm_medium=chat',
      'https://a.example/x?page=2',
    ]);
  });

  it("tells the brand's own pages, a competitor's and others apart, also where only the provider cites them", () => {
    const found = pages({
      citations: [
        citation('https://docs.northwind.example/start?utm_source=openai'),
        citation('https://www.fabrikam.example/pricing'),
        citation('https://reviews.example/best'),
      ],
    });
    expect(found.map(({ kind }) => kind)).toEqual(['own', 'competitor', 'third_party']);
  });

  it('takes the first title a page has', () => {
    const found = pages({
      sources: [source('https://a.example/'), source('https://a.example/?utm_campaign=x', 'The guide')],
    });
    expect(found).toMatchObject([{ title: 'The guide', domain: 'a.example' }]);
  });

  it('an address in the text counts as cited', () => {
    const found = pages({ text: 'See https://guide.example/list for more on Northwind.' });
    expect(found).toMatchObject([{ domain: 'guide.example', is_cited: true }]);
  });

  it('what is no web address is left out', () => {
    expect(
      pages({ sources: [source('javascript:alert(1)'), source('data:text/html,x'), source('nonsense')] }),
    ).toEqual([]);
  });
});
