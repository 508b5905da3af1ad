/** A read that has brought nothing yet and has not failed once: what is below its part would move when it arrives. */
export function isFirstLoad(...reads: readonly { isLoading: boolean; failureCount: number }[]): boolean {
  return reads.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
}
