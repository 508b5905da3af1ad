import { isSupportPage, SUPPORT_UNNAMED, supportHref } from '@answerscope/contract';

export { SUPPORT_UNNAMED };

/** The way to support. A page opens beside what somebody is in the middle of. */
export function supportLink(address: string, errorId?: string | null) {
  const href = supportHref(address, errorId);
  return isSupportPage(address) ? { href, target: '_blank', rel: 'noopener' } : { href };
}
