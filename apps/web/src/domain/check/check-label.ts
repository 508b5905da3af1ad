/** 'Check these 5 now'. */
export function checkLabel(keywords: number): string {
  if (keywords === 0) return 'Check now';
  return keywords === 1 ? 'Check this one now' : `Check these ${keywords.toLocaleString('en')} now`;
}
