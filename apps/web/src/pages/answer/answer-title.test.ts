import { expect, it } from 'vitest';
import { answerTitle } from './answer-title.ts';

const title = (of: object, verdict: object = {}) =>
  answerTitle({
    channel: 'claude',
    company_name: 'Northwind',
    is_ad_hoc: false,
    result_state: 'not_mentioned',
    ...of,
    verdict: { rank: null, rank_of: null, companies: null, ...verdict },
  });

it('says who is mentioned in the place of the brand, and at which place the brand is', () => {
  expect(title({}, { companies: [{}, {}, {}, {}] })).toBe('Claude mentions 4 companies, not you');
  expect(title({}, { companies: [{}] })).toBe('Claude mentions 1 company, not you');
  expect(title({})).toBe('Claude does not mention you');
  const mentioned = { result_state: 'mentioned' };
  expect(title(mentioned, { rank: 2, rank_of: 5 })).toBe('Claude mentions you: place 2 of 5');
  expect(title(mentioned, { companies: [] })).toBe('Claude mentions you and nobody else');
  expect(title({ ...mentioned, is_ad_hoc: true })).toBe('Claude mentions Northwind');
});

it('says where the answer measures nothing', () => {
  expect(title({ result_state: 'refused' })).toBe('Claude refused to answer');
  expect(title({ result_state: 'no_companies' })).toBe('Claude mentions no company');
  expect(title({ result_state: 'failed' })).toBe('Claude gave no usable answer');
});
