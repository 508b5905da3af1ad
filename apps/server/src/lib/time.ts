/** The calendar month of a moment in UTC, 'YYYY-MM'. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7);
}

/** The calendar day of a moment in UTC, 'YYYY-MM-DD'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
