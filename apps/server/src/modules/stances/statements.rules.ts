import { readStances, topicOf } from '@answerscope/mentions';
import {
  type AnswerToCount,
  type CompanyToRead,
  placesOfCompanies,
  saysSomething,
} from '../answers/index.ts';
import type { ReadStatement } from './reading/stance-readings.rules.ts';
import type { statements } from './stances.tables.ts';

export type StatementRow = typeof statements.$inferSelect;
export type StatementColumns = Omit<StatementRow, 'account_id'>;

/** What a model has read in an answer, and which. */
export interface DecidedReading {
  model: string | null;
  statements: readonly ReadStatement[];
}

/** An answer with where its verdict sees the brand, and the other companies that it is known to mention. */
export interface AnswerToRead extends AnswerToCount {
  spans: readonly { start: number; end: number }[];
  companies: readonly CompanyToRead[];
  /** None where no model has read it; of a company one at most. */
  readings: readonly DecidedReading[];
}

type Said = Omit<StatementColumns, 'answer_id' | 'judgement_id' | 'position'>;

/**
 * What an answer says of the brand and of other companies, in the order of the text: the statements of a model, and those
 * of the rules that do not overlap one of them about the same company. None about companies that the answer, as it is
 * judged, does not mention.
 * The same for the same companies and readings.
 */
export function statementsIn(one: AnswerToRead): StatementColumns[] {
  const { answer_id, judgement_id, answer, readings } = one;
  if (!saysSomething(answer)) return [];
  const companies = one.companies.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const placesOf = placesOfCompanies(one, companies);
  const others = companies.map(({ key }, index) => ({ key, places: placesOf[index] ?? [] }));
  const named = [{ key: null, places: one.spans }, ...others].filter(({ places }) => places.length > 0);
  const byModel = readings
    .flatMap(({ model, statements }) => statements.map((statement) => ({ model, ...statement })))
    .filter(({ company_key }) => named.some(({ key }) => key === company_key))
    .map(
      ({ company_key, stance, quote, start, end, topic, model }): Said => ({
        company_key,
        stance,
        quote,
        start_offset: start,
        end_offset: end,
        topic,
        source: 'model',
        sign: null,
        label: null,
        model,
      }),
    );
  const isReadByModel = (key: string | null, start: number, end: number) =>
    byModel.some((one) => one.company_key === key && one.start_offset < end && one.end_offset > start);
  const places = named.flatMap((company) => company.places);
  const byRules = readStances(answer.text, named).flatMap(
    ({ company, stance, quote, start, end, sign, label }): Said[] => {
      const topic = topicOf({ quote, sign });
      // 'Northwind: slow' is about no topic.
      const isName = topic !== null && places.some((one) => one.start < start + topic.end && one.end > start);
      const company_key = named[company]?.key ?? null;
      if (isReadByModel(company_key, start, end)) return [];
      return [
        {
          company_key,
          stance,
          quote,
          start_offset: start,
          end_offset: end,
          topic: isName ? null : (topic?.topic ?? null),
          source: 'rules',
          sign,
          label,
          model: null,
        },
      ];
    },
  );
  return [...byRules, ...byModel]
    .toSorted(
      (a, b) =>
        a.start_offset - b.start_offset ||
        a.end_offset - b.end_offset ||
        orderOf(a.company_key, b.company_key) ||
        orderOf(a.stance, b.stance),
    )
    .map((said, index) => ({ answer_id, judgement_id, position: index + 1, ...said }));
}

function orderOf(one: string | null, other: string | null): number {
  const [a, b] = [one ?? '', other ?? ''];
  return a === b ? 0 : a < b ? -1 : 1;
}
