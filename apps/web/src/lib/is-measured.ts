/** Specification 9: one session in twenty tells what it measures. */
const SHARE = 0.05;
const KEPT = 'measured';
const YES = 'yes';
const NO = 'no';

/**
 * Whether this session of the browser was chosen to be measured. It is decided once; one that a program drives is nobody's
 * experience. A browser that keeps nothing would decide anew on every page, and so is never chosen.
 */
export function isChosen(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  isDriven: boolean,
  random = Math.random,
): boolean {
  try {
    const kept = storage().getItem(KEPT) ?? (isDriven || random() >= SHARE ? NO : YES);
    storage().setItem(KEPT, kept);
    return kept === YES;
  } catch {
    return false;
  }
}
