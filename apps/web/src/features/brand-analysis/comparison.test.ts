import type { CompetitorAnalyses } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { comparedCompanies, comparisonInWords } from './comparison.ts';

const share = (answers: number, of: number) => ({
  answers,
  of,
  rate: of === 0 ? null : answers / of,
  interval: null,
  interval_for_similar_keywords: null,
});
const competitor = (competitor_name: string, named: [number, number] | null, without_you = 0) => ({
  competitor_name,
  is_tracked: true,
  named: named && share(...named),
  without_you: named && without_you,
  you_first: named && share(0, 0),
  mentions: null,
  all_mentions: null,
  channels: [],
  sites: [],
});
const analyses = (competitors: CompetitorAnalyses['competitors'], answers = 20): CompetitorAnalyses => ({
  basis: { days: 90, since: null, until: null, answers, naming: 8, is_capped: false, channels: [] },
  you: { named: share(8, answers), channels: [] },
  competitors,
});

it('puts the brand first, then who is named most, and last who was not searched for', () => {
  const rows = comparedCompanies(
    analyses([competitor('Late', null), competitor('Rare', [1, 20]), competitor('Known', [12, 20])]),
  );
  expect(rows.map(({ name }) => name)).toEqual([null, 'Known', 'Rare', 'Late']);
});

it('says who is named where the brand is not', () => {
  const words = (...args: Parameters<typeof analyses>) => comparisonInWords(analyses(...args));
  expect(words([competitor('Rare', [1, 20], 1)])).toBe('Rare is named in 1 answer that leaves you out');
  expect(words([competitor('Rare', [1, 20], 1), competitor('Known', [12, 20], 7)])).toBe(
    'Known is named in 7 answers that leave you out',
  );
  expect(words([competitor('Rare', [1, 20])])).toBe('None of 20 answers names a competitor without you');
  expect(words([competitor('Late', null)])).toBe('No answer was searched for your competitor yet');
  expect(words([competitor('Late', null)], 0)).toBe('How you compare appears here after your first check');
});
