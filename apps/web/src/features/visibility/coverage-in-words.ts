import type { ChannelSummary } from '@answerscope/contract';
import * as messages from './messages.ts';

/** Said in place of a rate where no answer came at all, which means unknown; null where one came. */
export function everyCheckFailed(
  assistant: string,
  { keywords, failed }: Pick<ChannelSummary, 'keywords' | 'failed'>,
): string | null {
  return keywords > 0 && failed === keywords ? messages.everyCheckOfFailed({ assistant }) : null;
}

/** On how much of the list a channel's rate rests: '4 of 24 keywords checked, 1 failed and left out'. */
export function coverageInWords(
  { keywords: checked, failed, branded }: Pick<ChannelSummary, 'keywords' | 'failed' | 'branded'>,
  keywords: number | undefined,
): string {
  const all = Math.max(keywords ?? checked, checked);
  return messages.coverage({ isAll: checked === all ? 'yes' : 'no', checked, all, failed, branded });
}
