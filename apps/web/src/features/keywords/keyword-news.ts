import type { Changes, ListedChange } from '@answerscope/contract';

/** A keyword that changed significantly on an assistant. */
export type KeywordChange = ListedChange & { subject: { kind: 'keyword' } };

/** The significant changes of single keywords, the most mentions gained or lost first. */
export function keywordChanges({ items }: Pick<Changes, 'items'>): KeywordChange[] {
  return items.filter((one): one is KeywordChange => one.subject.kind === 'keyword');
}

/** The keyword that gained most mentions and the one that lost most, as far as there are some. */
export function mostMoved(changes: readonly KeywordChange[]): KeywordChange[] {
  const first = (verdict: KeywordChange['verdict']) => changes.find((one) => one.verdict === verdict);
  return [first('improved'), first('declined')].filter((one) => one !== undefined);
}
