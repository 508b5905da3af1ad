import type { Course } from '@answerscope/assistant-simulator';
import { CHANNELS, type Channel } from '@answerscope/contract';
import { DAY_MS } from './lib/time.ts';

/** Simulated assistants cite a company by the site that its name spells. */
export const COMPANY = { company_name: 'Northwind Books', company_url: 'https://northwind-books.example' };

interface StoryKeyword {
  text: string;
  topic: string;
  /** How likely each assistant's answers mention the company. */
  chances: Readonly<Record<Channel, number>>;
}

export const KEYWORDS: readonly StoryKeyword[] = [
  {
    text: 'accounting software for small business',
    topic: 'Accounting',
    chances: { openai: 0.65, claude: 0.5, gemini: 0.45, perplexity: 0.4 },
  },
  {
    text: 'invoicing software for freelancers',
    topic: 'Invoicing',
    chances: { openai: 0.12, claude: 0.45, gemini: 0.35, perplexity: 0.5 },
  },
  {
    text: 'Which accounting software is best for a bakery?',
    topic: 'Accounting',
    chances: { openai: 0.5, claude: 0.35, gemini: 0.3, perplexity: 0.35 },
  },
  {
    text: 'expense tracking app',
    topic: 'Expenses',
    chances: { openai: 0.35, claude: 0.3, gemini: 0.55, perplexity: 0.3 },
  },
  {
    text: 'payroll software for startups',
    topic: 'Payroll',
    chances: { openai: 0.7, claude: 0.85, gemini: 0.6, perplexity: 0.55 },
  },
  {
    text: 'bookkeeping software with bank sync',
    topic: 'Accounting',
    chances: { openai: 0.55, claude: 0.4, gemini: 0.4, perplexity: 0.45 },
  },
];

/** Companies that the simulated assistants know, and how likely answers of their field name them before and after. */
export const COMPETITORS: readonly { name: string; url: string; from: number; to: number }[] = [
  { name: 'Ledgerly', url: 'https://ledgerly.example', from: 0.5, to: 0.5 },
  { name: 'Tallybird', url: 'https://tallybird.example', from: 0.7, to: 0.3 },
  { name: 'Bookmere', url: 'https://bookmere.example', from: 0.3, to: 0.3 },
  { name: 'PennyPilot', url: 'https://pennypilot.example', from: 0.25, to: 0.7 },
];

/** What moves in the company's own mentions; every other pair of keyword and assistant stays where it is. */
const MOVES: readonly { text: string; channel: Channel; to: number }[] = [
  { text: 'invoicing software for freelancers', channel: 'openai', to: 0.85 },
  { text: 'payroll software for startups', channel: 'claude', to: 0.15 },
];

/** Own mentions move within days, four weeks before the end: between the two windows that are compared. */
const OWN_DAYS = { begins: 31, ends: 25 };
const COMPETITOR_DAYS = { begins: 60, ends: 20 };

/** How simulated answers mention everybody in the demonstration. @param endsAt when its history ends */
export function demonstrationCourses(endsAt: Date): Course[] {
  const before = ({ begins, ends }: typeof OWN_DAYS) => ({
    begins: new Date(endsAt.getTime() - begins * DAY_MS),
    ends: new Date(endsAt.getTime() - ends * DAY_MS),
  });
  const own = KEYWORDS.flatMap(({ text, chances }) =>
    CHANNELS.map((channel) => {
      const move = MOVES.find((one) => one.text === text && one.channel === channel);
      const from = chances[channel];
      const brand = COMPANY.company_name;
      return { brand, channel, about: text, from, to: move?.to ?? from, ...before(OWN_DAYS) };
    }),
  );
  const competitors = COMPETITORS.map(({ name, from, to }) => ({
    brand: name,
    from,
    to,
    ...before(COMPETITOR_DAYS),
  }));
  return [...own, ...competitors];
}

/** How they mention them from then on. */
export const SETTLED_COURSES = demonstrationCourses(new Date(0));
