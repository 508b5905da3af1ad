/** Pages whose numbers are counted over the range of days that the shell lets one choose. */
const RANGED = [
  '/tracker',
  '/tracker/dashboard',
  '/tracker/visibility',
  '/tracker/openai',
  '/tracker/gemini',
  '/tracker/claude',
  '/tracker/perplexity',
  '/tracker/tags',
  '/tracker/topics',
  '/tracker/competitive-intel',
  '/tracker/sources',
];

export function countsOverDays(pathname: string): boolean {
  return RANGED.includes(pathname.replace(/\/$/, ''));
}
