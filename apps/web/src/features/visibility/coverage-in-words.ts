import type { ChannelSummary } from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';

/** Said in place of a rate where no answer came at all, which means unknown; null where one came. */
export function everyCheckFailed(
  assistant: string,
  { keywords, failed }: Pick<ChannelSummary, 'keywords' | 'failed'>,
): string | null {
  return keywords > 0 && failed === keywords ? `Every check of ${assistant} failed: unknown` : null;
}

const number = (count: number) => count.toLocaleString('en');

/** On how much of the list a channel's rate rests: '4 of 24 keywords checked, 1 failed and left out'. */
export function coverageInWords(
  { keywords: checked, failed, branded }: Pick<ChannelSummary, 'keywords' | 'failed' | 'branded'>,
  keywords: number | undefined,
): string {
  const all = Math.max(keywords ?? checked, checked);
  const of = checked === all ? '' : `${number(checked)} of `;
  const parts = [
    `${of}${counted(all, 'keyword')} checked`,
    failed > 0 && `${number(failed)} failed and left out`,
    branded > 0 && `${number(branded)} branded left out`,
  ];
  return parts.filter((part) => part !== false).join(', ');
}
