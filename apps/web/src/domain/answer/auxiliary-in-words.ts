import { type AuxiliaryDecision, type AuxiliaryVerdict, usdInWords } from '@answerscope/contract';

/** Who decided a doubtful place, what it is, and the words that show it. */
export function auxiliaryInWords(verdict: AuxiliaryVerdict): { title: string; detail: string } {
  return { title: titleOf(verdict), detail: detailOf(verdict) };
}

function titleOf({ company, state, decision, is_in_force, model }: AuxiliaryVerdict): string {
  const name = model ?? 'A model';
  if (state === 'waiting') return 'A model is being asked about these lines';
  if (state === 'failed') return 'Decided by the rules: no model gave an answer';
  if (decision === 'cannot_tell') return `Decided by the rules: ${name} could not tell`;
  if (decision === 'unproven') return `Decided by the rules: ${name} quoted words that are not in the answer`;
  if (!is_in_force)
    return `Decided by the rules: ${name} was asked before ${company ?? 'your company'}’s details changed`;
  return `Decided by ${name}`;
}

const SAID: Partial<Record<AuxiliaryDecision, string>> = {
  other_bearer: 'It is something else of that name.',
  ordinary_word: 'It is an ordinary word here.',
  only_source: 'It is only a source.',
  only_denial: 'The answer only says that it doesn’t know it.',
  other_meaning: 'It has another meaning here.',
};

function detailOf(verdict: AuxiliaryVerdict): string {
  const { company, state, decision, other, quote, rules_counted, cost_usd, failure } = verdict;
  const parts = [
    state === 'failed' ? (failure ?? 'The reason is unknown.') : null,
    decision === 'names_brand' ? `It is ${company ?? 'your company'}.` : null,
    decision === 'other_bearer' && other !== null ? `It is “${other}”.` : decision && SAID[decision],
    quote === null ? null : `Quoted: “${quote}”.`,
    `By the rules alone, it ${rules_counted ? 'counts' : 'doesn’t count'}.`,
    cost_usd > 0 ? `This cost ${usdInWords(cost_usd)}.` : null,
  ];
  return parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ');
}
