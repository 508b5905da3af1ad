/**
 * Adjusted p-values in the order given: the ones at most q are discoveries, of which on average at most the share q
 * is false, and when nothing changed at all the chance of any discovery is at most q. Holds for independent and for
 * positively dependent tests. Benjamini & Hochberg (1995), J. R. Stat. Soc. B 57:289-300; adjusted form: Yekutieli &
 * Benjamini (1999), J. Stat. Plan. Inference 82:171-196; for verdicts with a direction: Benjamini & Yekutieli
 * (2005), J. Am. Stat. Assoc. 100:71-81.
 */
export function adjustForFalseDiscovery(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).toSorted((x, y) => y.p - x.p);
  const adjusted = pValues.map(() => 1);
  let least = 1;
  order.forEach(({ p, index }, fromLargest) => {
    least = Math.min(least, (p * pValues.length) / (pValues.length - fromLargest));
    adjusted[index] = least;
  });
  return adjusted;
}
