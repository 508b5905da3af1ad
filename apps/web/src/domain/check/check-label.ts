import * as messages from './messages.ts';

/** 'Check these 5 now'. */
export function checkLabel(keywords: number): string {
  return keywords === 0 ? messages.checkNow : messages.checkThese({ keywords });
}
