/** A check of all keywords answers this share of them at least to count as a refresh and to be compared with. */
export const TELLING_SHARE = 0.5;

/**
 * True where a check over all keywords of a channel that is done counts as a refresh. With fewer answers it tells too
 * little to wait a period for the next one: a provider whose credit runs out at the second of 100 keywords is to be
 * asked again in the coming night.
 * @param of.keywords those that were to be asked; of.answered those with an answer at least
 */
export function isRefreshed({ keywords, answered }: { keywords: number; answered: number }): boolean {
  return answered > 0 && answered >= TELLING_SHARE * keywords;
}
