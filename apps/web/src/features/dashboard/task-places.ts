/** Parts of the dashboard that a task leads to. */
export const PLACES = { sites: 'cited-sites', rivals: 'named-instead' } as const;
