import {
  type AuxiliaryDecision,
  type AuxiliaryVerdict,
  sentencesInWords,
  usdInWords,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** Who decided a doubtful place, what it is, and the words that show it. */
export function auxiliaryInWords(verdict: AuxiliaryVerdict): { title: string; detail: string } {
  return { title: titleOf(verdict), detail: detailOf(verdict) };
}

function titleOf({ company, state, decision, is_in_force, model }: AuxiliaryVerdict): string {
  const name = model ?? messages.aModel;
  if (state === 'waiting') return messages.modelBeingAsked;
  if (state === 'failed') return messages.noModelAnswered;
  if (decision === 'cannot_tell') return messages.modelWasUndecided({ model: name });
  if (decision === 'unproven') return messages.modelQuotedOtherWords({ model: name });
  if (!is_in_force)
    return company === null
      ? messages.modelAskedBeforeYourDetails({ model: name })
      : messages.modelAskedBeforeDetails({ model: name, company });
  return messages.decidedBy({ model: name });
}

const SAID: Partial<Record<AuxiliaryDecision, string>> = {
  other_bearer: messages.itIsOtherOfThatName,
  ordinary_word: messages.itIsOrdinaryWord,
  only_source: messages.itIsOnlySource,
  only_denial: messages.onlyDenial,
  other_meaning: messages.otherMeaning,
};

function detailOf(verdict: AuxiliaryVerdict): string {
  const { company, state, decision, other, quote, rules_counted, cost_usd, failure } = verdict;
  return sentencesInWords([
    state === 'failed' ? (failure ?? messages.reasonUnknown) : null,
    decision === 'names_brand' ? brandInWords(company) : null,
    decision === 'other_bearer' && other !== null
      ? messages.itIsOther({ name: other })
      : decision && SAID[decision],
    quote === null ? null : messages.quoted({ quote }),
    rules_counted ? messages.rulesCount : messages.rulesDoNotCount,
    cost_usd > 0 ? messages.costOf({ cost: usdInWords(cost_usd) }) : null,
  ]);
}

const brandInWords = (company: string | null) =>
  company === null ? messages.itIsYourCompany : messages.itIsCompany({ company });
