import {
  type AnswerSummary,
  type CitedSources,
  type CountedAnswersQuery,
  LIMITS,
  type SourceAddresses,
  type SourceAddressesQuery,
  type SourcesQuery,
} from '@answerscope/contract';
import type { z } from 'zod';
import { notFound } from '../../../context/not-found.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { ANSWERS_PAGE_SIZE, hasAnswer, toAnswerPage } from '../../answers/index.ts';
import { resolveRange } from '../../ranges/index.ts';
import { withIcons } from '../../site-icons/index.ts';
import { countSites, findCountedAnswers, findSourceAddresses, findSources } from '../sources.queries.ts';
import { channelsOf } from './read-companies.ts';

/** The sites that the answers of a range cite, with who is mentioned in these answers. */
export async function readSources(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now, ...query }: SourcesQuery & { now: Date },
): Promise<CitedSources> {
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const of = { ...query, range, companies: LIMITS.opportunity_names_max };
  const { channels, items, ...found } = await findSources(tx, accountId, of);
  const { channel } = query;
  const domains = items.map(({ domain }) => domain);
  const before = await countSites(tx, accountId, { range, channel, isBefore: true, domains });
  const isCompared = before.answers >= LIMITS.insight_answers_min;
  return {
    range,
    ...found,
    items: (await withIcons(tx, items)).map((one) => ({
      ...one,
      of: found.answers,
      before: isCompared ? { answers: before.sites[one.domain] ?? 0, of: before.answers } : null,
      channels: channelsOf(channels, one.channels),
    })),
  };
}

/** The addresses of a site that the answers of a range cite. */
export async function readSourceAddresses(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now, ...query }: z.output<typeof SourceAddressesQuery> & { now: Date },
): Promise<SourceAddresses> {
  const range = await resolveRange(tx, accountId, { range: asked, now });
  return findSourceAddresses(tx, accountId, { ...query, range });
}

interface AnswersPage {
  items: AnswerSummary[];
  total: number;
  next_before: string | null;
}

/** The answers behind a count of companies or sources, newest first. @throws NOT_FOUND for an answer of nobody's or of others */
export async function listCountedAnswers(
  tx: Transaction,
  accountId: AccountId,
  { range: asked, now, ...query }: CountedAnswersQuery & { now: Date },
): Promise<AnswersPage> {
  const { before } = query;
  if (before !== undefined && !(await hasAnswer(tx, accountId, { id: before }))) throw notFound();
  const range = await resolveRange(tx, accountId, { range: asked, now });
  const { total, ids } = await findCountedAnswers(tx, accountId, {
    ...query,
    range,
    limit: ANSWERS_PAGE_SIZE + 1,
  });
  return { ...(await toAnswerPage(tx, accountId, ids)), total };
}
