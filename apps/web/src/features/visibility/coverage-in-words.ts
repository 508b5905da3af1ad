import type { ChannelSummary } from '@answerscope/contract';

const number = (count: number) => count.toLocaleString('en');

/** On how much of the list a channel's rate rests: '(4 of 24 keywords checked, 1 failed and left out)'. */
export function coverageInWords(
  { keywords: checked, failed }: Pick<ChannelSummary, 'keywords' | 'failed'>,
  keywords: number | undefined,
): string {
  const all = Math.max(keywords ?? checked, checked);
  const of =
    keywords === undefined || checked === all ? number(checked) : `${number(checked)} of ${number(all)}`;
  const words = `${of} ${all === 1 ? 'keyword' : 'keywords'} checked`;
  return failed === 0 ? `(${words})` : `(${words}, ${number(failed)} failed and left out)`;
}
