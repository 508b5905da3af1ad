import type { CountedCompanies, Dashboard } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { newReaderWithPast } from '../reports/one-value.fixture.ts';
import { sharedReportApp } from '../reports/report.fixture.ts';

const app = sharedReportApp();

it('companies are counted in the answers of the headline of each assistant, to the last one', async () => {
  const user = await newReaderWithPast(app);
  const { channels }: Dashboard = (await user.get('/api/dashboard')).body;
  const companies = async (query = ''): Promise<CountedCompanies> =>
    (await user.get(`/api/companies?${query}`)).body;
  const { you } = await companies();
  const headlines = channels.flatMap(({ channel, headline: { basis, current } }) =>
    basis === 'window' && current ? [{ channel, answers: current.mentions, of: current.answers }] : [],
  );
  expect(headlines.length).toBeGreaterThanOrEqual(2);
  expect(you.channels).toEqual(headlines);
  const ofClaude = await companies('channel=claude');
  expect(ofClaude.you.named).toMatchObject(
    headlines.flatMap(({ channel, ...counts }) => (channel === 'claude' ? [counts] : []))[0] ?? {},
  );
  const sum = (pick: (point: { answers: number; of: number }) => number) =>
    you.points.reduce((all, point) => all + pick(point), 0);
  expect(sum(({ answers }) => answers)).toBe(you.named.answers);
  expect(sum(({ of }) => of)).toBe(you.named.of);
});
