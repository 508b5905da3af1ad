const KEY = 'answerscope:awaited-report';

/** Opens what this tab keeps; a browser that keeps nothing refuses already this. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** From here on this tab waits for the account's first report. */
export function awaitFirstReport(open: OpenStorage, userId: string): void {
  try {
    open().setItem(KEY, userId);
  } catch {
    // Then the path on the home page leads to the report.
  }
}

export function isFirstReportAwaited(open: OpenStorage, userId: string | undefined): boolean {
  try {
    return userId !== undefined && open().getItem(KEY) === userId;
  } catch {
    return false;
  }
}

export function stopAwaiting(open: OpenStorage): void {
  try {
    open().removeItem(KEY);
  } catch {
    // It kept nothing.
  }
}
