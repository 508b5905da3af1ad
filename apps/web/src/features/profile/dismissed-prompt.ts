const KEY = 'answerscope:profile-prompt-dismissed';

/** Opens what the browser keeps; a browser that keeps nothing refuses already this. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** The people who have put 'Complete Your Profile' away in this browser. */
function readAll(open: OpenStorage): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(open().getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    // A browser may keep nothing, or what somebody else wrote there.
    return [];
  }
}

export function isPromptDismissed(open: OpenStorage, userId: string): boolean {
  return readAll(open).includes(userId);
}

export function dismissPrompt(open: OpenStorage, userId: string): void {
  try {
    open().setItem(KEY, JSON.stringify([...new Set([...readAll(open), userId])]));
  } catch {
    // It is shown again on the next visit.
  }
}
