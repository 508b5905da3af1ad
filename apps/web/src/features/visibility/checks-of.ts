import type { CheckUnderWay } from '@answerscope/contract';

/** Of what is under way: what a channel is asked for the own company alone, or for the other one that is looked for. */
export function checksOf(
  underWay: readonly CheckUnderWay[],
  of: Pick<CheckUnderWay, 'channel' | 'is_ad_hoc'>,
): CheckUnderWay[] {
  return underWay.filter(({ channel, is_ad_hoc }) => channel === of.channel && is_ad_hoc === of.is_ad_hoc);
}
