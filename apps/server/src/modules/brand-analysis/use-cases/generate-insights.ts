import {
  type BrandInsight,
  type BrandInsights,
  INSIGHT_KINDS,
  type InsightKind,
  LIMITS,
} from '@answerscope/contract';
import { type AccountContext, reading } from '../../../context/account-context.ts';
import type { Transaction } from '../../../database/pool.ts';
import type { AccountId } from '../../../lib/ids.ts';
import { excerptOf } from '../../answers/index.ts';
import { type AnalysedAnswer, findTexts } from '../analysed-answers.queries.ts';
import { basisOf, type NamingAnswer } from '../analysis.rules.ts';
import { type Finding, findInsights } from '../insights.rules.ts';
import { readFacts } from './read-facts.ts';

const QUOTES = 2;

/** What the counts over the stored answers say, each with the newest answers it rests on, quoted. */
export async function generateInsights(
  ctx: AccountContext,
  {
    analysisType,
    aiPrompt,
    range,
  }: {
    analysisType: InsightKind | 'all';
    aiPrompt?: string | null | undefined;
    range?: string | undefined;
  },
): Promise<BrandInsights> {
  const facts = await readFacts(ctx, { range });
  const kinds = analysisType === 'all' ? INSIGHT_KINDS : [analysisType];
  const { findings, about_prompt } = await findInsights(facts, facts.competitors, {
    kinds,
    prompt: aiPrompt ?? null,
  });
  const insights = await reading(ctx, (tx, accountId) => quote(tx, accountId, findings));
  const isEnough = facts.answers.length >= LIMITS.insight_answers_min;
  return {
    basis: basisOf(facts),
    insights,
    about_prompt,
    why_none: insights.length > 0 ? null : isEnough ? 'nothing_stands_out' : 'not_enough_answers',
    worded_by: 'fixed_sentences',
  };
}

async function quote(
  tx: Transaction,
  accountId: AccountId,
  findings: readonly Finding[],
): Promise<BrandInsight[]> {
  const newest = findings.map(({ quoted }) => quoted.slice(0, QUOTES));
  const texts = await findTexts(tx, accountId, [...new Set(newest.flat().map(({ id }) => id))]);
  return findings.map(({ quoted: _quoted, about: _about, placeIn, ...insight }, index) => ({
    ...insight,
    quotes: (newest[index] ?? []).flatMap((answer) => {
      const text = texts.get(answer.id);
      // Deleted since it was counted.
      if (text === undefined) return [];
      return {
        answer_id: answer.id,
        channel: answer.channel,
        keyword: answer.keyword,
        text: excerptOf(text, startOf(answer, text, placeIn)),
      };
    }),
  }));
}

/** Where in the text a quote is to begin: where it says what it is quoted for. */
function startOf(answer: AnalysedAnswer, text: string, placeIn: Finding['placeIn']): number | null {
  const place = placeIn(answer);
  if (place === 'start') return null;
  if (place === 'brand') return answer.spans[0]?.start ?? null;
  if ('theme' in place) return (answer as NamingAnswer).themes.get(place.theme)?.start ?? null;
  const at = text.indexOf(place.name);
  return at < 0 ? null : at;
}
