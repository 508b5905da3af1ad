/** Pages whose numbers are counted over the range of days that the shell lets one choose. */
const RANGED = [
  '/tracker',
  '/tracker/dashboard',
  '/tracker/visibility',
  '/tracker/openai',
  '/tracker/gemini',
  '/tracker/claude',
  '/tracker/perplexity',
  '/tracker/keywords',
  '/tracker/tags',
  '/tracker/topics',
  '/tracker/sources',
  '/tracker/presence-score',
  '/tracker/brand-analysis',
  '/tracker/competitive-intel',
  '/tracker/reports/analytics',
];

/** The page of one keyword. */
const KEYWORD = /^\/tracker\/keywords\/[^/]+$/;

export function countsOverDays(pathname: string): boolean {
  const page = pathname.replace(/\/$/, '');
  return RANGED.includes(page) || KEYWORD.test(page);
}
