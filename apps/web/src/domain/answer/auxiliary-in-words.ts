import { type AuxiliaryDecision, type AuxiliaryVerdict, usdInWords } from '@answerscope/contract';
import * as messages from './messages.ts';

/** Who decided a doubtful place, what it is, and the words that show it. */
export function auxiliaryInWords(verdict: AuxiliaryVerdict): { title: string; detail: string } {
  return { title: titleOf(verdict), detail: detailOf(verdict) };
}

function titleOf({ company, state, decision, is_in_force, model }: AuxiliaryVerdict): string {
  const name = model ?? 'A model';
  if (state === 'waiting') return messages.aModelBeingAskedAbout;
  if (state === 'failed') return messages.decidedByTheRules;
  if (decision === 'cannot_tell') return `Decided by the rules: ${name} could not tell`;
  if (decision === 'unproven') return `Decided by the rules: ${name} quoted words that are not in the answer`;
  if (!is_in_force)
    return `Decided by the rules: ${name} was asked before ${company ?? 'your company'}’s details changed`;
  return `Decided by ${name}`;
}

const SAID: Partial<Record<AuxiliaryDecision, string>> = {
  other_bearer: messages.itSomethingElseName,
  ordinary_word: messages.itOrdinaryWordHere,
  only_source: messages.itOnlySource,
  only_denial: messages.theAnswerOnlySaysDoesnt,
  other_meaning: messages.itHasAnotherMeaningHere,
};

function detailOf(verdict: AuxiliaryVerdict): string {
  const { company, state, decision, other, quote, rules_counted, cost_usd, failure } = verdict;
  const parts = [
    state === 'failed' ? (failure ?? messages.theReasonIsUnknown) : null,
    decision === 'names_brand' ? `It is ${company ?? 'your company'}.` : null,
    decision === 'other_bearer' && other !== null ? `It is “${other}”.` : decision && SAID[decision],
    quote === null ? null : `Quoted: “${quote}”.`,
    `By the rules alone, it ${rules_counted ? 'counts' : 'doesn’t count'}.`,
    cost_usd > 0 ? `This cost ${usdInWords(cost_usd)}.` : null,
  ];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
