import * as messages from './messages.ts';
/** 'Check these 5 now'. */
export function checkLabel(keywords: number): string {
  if (keywords === 0) return messages.checkNow;
  return keywords === 1 ? messages.checkThisOneNow : `Check these ${keywords.toLocaleString('en')} now`;
}
