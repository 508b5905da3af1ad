import type { CountedCompany } from '@answerscope/contract';
import { expect, it } from 'vitest';
import type { TestUser } from '../../../test/user.ts';
import { sharedJudgingApp } from '../judging/judging.fixture.ts';
import { writeDueReports } from '../reports/index.ts';
import { random } from './counting.fixture.ts';

const app = sharedJudgingApp();

/** Lists, a table, prose and a script without spaces; names that are words, and names with articles. */
const TEXTS: Record<string, string> = {
  english:
    '1. **Slack** – chat\n2. **Basecamp** – projects\n3. **Northwind** – both\n\nSlack is the quickest.',
  german:
    'Empfehlenswert sind:\n\n- **Backhaus Zentrix** – Roggenbrot\n- **La Mie Câline** – Croissants\n- **Northwind** – Sauerteig\n\nViele Kunden loben Backhaus Zentrix.',
  french:
    'Voici les meilleures options :\n\n1. **La Mie Câline** : des croissants.\n2. **Maison Levain** : du pain au levain.\n\nLa Mie Câline ouvre à six heures, Northwind à sept.',
  spanish:
    '| Panadería | Precio |\n|---|---|\n| **Panadería Solveta** | bajo |\n| **Northwind** | medio |\n| **Hornomar** | alto |\n\nHornomar reparte a domicilio.',
  polish:
    '1. **Żabka** – blisko\n2. **Northwind** – tanio\n3. **Quvera** – drogo\n\nW Żabce kupisz też kawę, a w Quverze herbatę.',
  japanese:
    'おすすめは次のとおりです。\n\n1. **Zelbo** – 品数が多い\n2. **Northwind** – 安い\n\nZelboは送料も安いです。',
};

interface Named {
  name: string;
  answers_naming: number;
  mentions: number;
}

it('tracking companies that were found, whichever and in whatever order, changes no number in six languages', async () => {
  const user = await app.newOwner(Object.keys(TEXTS));
  await app.run(user, (keyword) => ({ text: TEXTS[keyword] ?? '' }));
  const before = await numbersOf(user);
  const names = before.named.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['La Mie Câline', 'Slack', 'Żabka', 'Zelbo']));
  const { shuffled, below } = random(11);
  for (let times = 0; times < 8; times++) {
    const tracked = shuffled(names).slice(0, 1 + below(names.length));
    for (const competitor_name of tracked)
      expect((await user.post('/api/competitors', { competitor_name })).status).toBe(200);
    const atOnce = await numbersOf(user);
    await writeDueReports(app.checks);
    expect(atOnce).toEqual(before);
    expect(await numbersOf(user)).toEqual(before);
    expect((await user.get('/api/judgements')).body.names_changed).toBe(false);
    // As if it had never been: the next one begins with what was found.
    await app.database.query('delete from competitors where account_id = $1', [user.accountId]);
  }
});

/** Everything that is counted of companies, whoever is tracked. */
async function numbersOf(user: TestUser) {
  const { items } = (await user.get('/api/reports')).body;
  const report = (await user.get(`/api/reports/${items[0].id}`)).body;
  const { competitors, undeclared, revision, keywords, voice, uncounted } = report;
  const named: Named[] = [...competitors, ...undeclared];
  const answers = await Promise.all(
    keywords.items.map(async ({ answer_id }: { answer_id: string }) => {
      const { rank, rank_of, share_of_voice, companies } = (await user.get(`/api/answers/${answer_id}`)).body
        .verdict;
      return {
        rank,
        rank_of,
        share_of_voice,
        companies: companies.map(({ is_tracked: _is, ...one }: { is_tracked: boolean }) => one),
      };
    }),
  );
  const { body: score } = await user.get('/api/presence-score');
  const { items: listed, you, all_mentions } = (await user.get('/api/companies')).body;
  const { average_rank, average_rank_of, ranked_keywords, share_of_voice } = revision;
  return {
    named: named.toSorted((x, y) => (x.name < y.name ? -1 : 1)),
    answers,
    voice,
    uncounted,
    score,
    list: { you, all_mentions, items: listed.map(({ competitor_id: _id, ...one }: CountedCompany) => one) },
    revision: { average_rank, average_rank_of, ranked_keywords, share_of_voice },
  };
}
