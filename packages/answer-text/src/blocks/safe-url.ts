/** An address a link may lead to: http, https or mail; anything else is shown as text only. */
export function isSafeUrl(url: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(url) && URL.canParse(url);
}
