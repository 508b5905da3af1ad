import type { AnswerStatements } from '@answerscope/contract';
import type { TestUser } from '../../../../test/user.ts';
import { modelCallParts } from '../../answers/model-calls/model-calls.fixture.ts';
import { countDueCompanies } from '../../companies/index.ts';
import { writeDueReports } from '../../reports/index.ts';
import { answerRun } from '../../runs/answered-run.fixture.ts';
import type { RunApp } from '../../runs/run.fixture.ts';
import { readDueStances } from '../stance.engine.ts';
import { STATEMENT_TASK } from '../use-cases/read-with-model.ts';
import type { ReadingRow } from './stance-readings.queries.ts';
import type { StanceReply } from './stance-readings.rules.ts';

export const TEXT = `Northwind is easy to learn. Its support is slow.

## Northwind

**Pros**
- Fixed prices`;

/** What tests of reading by a model do with the product. */
export function readingParts(app: RunApp) {
  const calls = modelCallParts(app, STATEMENT_TASK, { setting: 'stance_reading', word: 'advised_against' });
  return {
    ...calls,
    /** What the model says of the companies of the next answer. */
    modelReads: (statements: Partial<StanceReply['statements'][number]>[], times?: number) =>
      calls.modelReplies(
        {
          statements: statements.map((one) => ({
            company: 0,
            stance: 'praised',
            quote: 'Northwind is easy to learn.',
            topic: null,
            ...one,
          })),
        },
        times,
      ),
    /** A user with one answer to each keyword that is noted for a model; its report is written by default. */
    noted: async ({ text = TEXT, isReported = true, keywords = ['crm'] } = {}) => {
      await app.database.query("delete from rate_buckets where key not like 'provider:%'");
      const user = await app.newTracker({ plan: 'Professional', keywords });
      await answerRun(app, user, () => ({ text }));
      if (isReported) await writeDueReports(app.checks);
      else await countDueCompanies(app.checks);
      await readDueStances(app.checks);
      const [row] = await calls.rows(user);
      return { user, row: row as ReadingRow };
    },
    /** Lets a worker read all that is open, and the rules take it up. */
    readAll: async (user: TestUser) => {
      await calls.workOff(user);
      await readDueStances(app.checks);
    },
    saidOfBrand: async (user: TestUser): Promise<AnswerStatements['companies'][number]['statements']> => {
      const { items } = (await user.get('/api/answers')).body;
      const said: AnswerStatements = (await user.get(`/api/answers/${items[0].id}/statements`)).body;
      return said.companies.find(({ key }) => key === null)?.statements ?? [];
    },
  };
}
