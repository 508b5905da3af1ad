import { type AuxiliaryVerdict, usdInWords } from '@answerscope/contract';

/** What became of a sentence the rules were unsure of: who decided it, and what the rules and the model said. */
export function auxiliaryInWords(verdict: AuxiliaryVerdict): { title: string; detail: string } {
  return { title: titleOf(verdict), detail: detailOf(verdict) };
}

function titleOf({ state, decision, is_in_force, model }: AuxiliaryVerdict): string {
  const name = model ?? 'A model';
  if (state === 'waiting') return 'The rules are unsure here; a model is being asked';
  if (state === 'failed') return 'Decided by the rules: no model gave a decision';
  if (decision === 'cannot_tell') return `Decided by the rules: ${name} could not tell from this sentence`;
  if (!is_in_force) return `Decided by the rules: ${name} was asked about your brand as described before`;
  return `Decided by ${name} because the rules were unsure`;
}

function detailOf(verdict: AuxiliaryVerdict): string {
  const { state, decision, rules_counted, rules_confidence, cost_usd, failure } = verdict;
  const rules = `By themselves the rules ${rules_counted ? 'count it' : 'do not count it'}, with a confidence of ${rules_confidence.toFixed(2)}.`;
  const cost = cost_usd > 0 ? ` This cost ${usdInWords(cost_usd)}.` : '';
  if (state === 'failed') return `${failure ?? 'It is not known why.'} ${rules}${cost}`;
  if (state === 'waiting' || decision === 'cannot_tell' || decision === null) return `${rules}${cost}`;
  const said = decision === 'names_brand' ? 'took it for your brand' : 'did not take it for your brand';
  return `The model read this sentence alone and ${said}. ${rules}${cost}`;
}
