import { expect, it } from 'vitest';
import { turnsDuring } from '../../../test/turns-during.ts';
import type { AnalysedAnswer } from './analysed-answers.queries.ts';
import { competitorAnalyses } from './competitors.rules.ts';

it('many competitors in many answers stop nobody else', async () => {
  const names = Array.from({ length: 50 }, (_, at) => `Company ${at}`);
  const answers = Array.from({ length: 1_000 }, (_, at): AnalysedAnswer => {
    const mentioned = at % 2 === 0;
    return {
      id: `${at}`,
      channel: 'openai',
      run_id: `run ${at}`,
      keyword_id: `keyword ${at % 100}`,
      keyword: 'a keyword',
      asked_at: new Date(0),
      model_served: 'm',
      is_branded: false,
      mentioned,
      empty_kind: null,
      is_counted_in: false,
      rank: mentioned ? 1 : null,
      spans: mentioned ? [{ start: 0, end: 1 }] : [],
      other_mentions: 10,
      competitors: names.map((name, place) => ({
        name,
        name_key: name.toLowerCase(),
        mentions: (at + place) % 5 === 0 ? 1 : 0,
        rank: (at + place) % 5 === 0 ? 2 : null,
      })),
      domains: [{ domain: `site${at % 300}.example`, kind: 'third_party' }],
      statements: [],
      text: null,
    };
  });
  const competitors = names.map((competitor_name) => ({ competitor_name, is_tracked: true }));
  const { turns, result } = await turnsDuring(() => competitorAnalyses(answers, competitors));
  expect(result.map(({ named }) => named?.answers)).toEqual(names.map(() => 200));
  expect(turns).toBeGreaterThan(3);
});
