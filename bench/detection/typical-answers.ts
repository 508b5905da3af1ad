import type { BrandNames } from '@answerscope/mentions';
import { type SeededRandom, seededRandom } from '../../scripts/seeded-random.ts';

/** Brand and 20 competitors of three names each: distinctive words, ordinary words, several words, dots and signs. */
export const BRANDS: readonly [BrandNames, ...BrandNames[]] = [
  { name: 'Notion', aliases: ['Notion Labs', 'Notion AI'], domain: 'notion.so' },
  ...[
    ['Asana', 'Asana Inc', 'Asana Intelligence'],
    ['Trello', 'Trello Premium', 'Atlassian Trello'],
    ['monday.com', 'Monday Work OS', 'monday work management'],
    ['ClickUp', 'ClickUp Brain', 'ClickUp Docs'],
    ['Jira', 'Jira Software', 'Jira Cloud'],
    ['Basecamp', '37signals', 'HEY Calendar'],
    ['Wrike', 'Wrike Lightspeed', 'Citrix Wrike'],
    ['Smartsheet', 'Smartsheet Control Center', '10,000ft'],
    ['Airtable', 'Airtable Cobuilder', 'Formagrid'],
    ['Linear', 'Linear App', 'Linear Asks'],
    ['Height', 'Height App', 'Height Copilot'],
    ['Todoist', 'Doist', 'Todoist Business'],
    ['Teamwork', 'Teamwork.com', 'Teamwork Desk'],
    ['Coda', 'Coda.io', 'Coda Brain'],
    ['Evernote', 'Evernote Teams', 'Bending Spoons'],
    ['Obsidian', 'Obsidian Publish', 'Dynalist'],
    ['Microsoft Planner', 'Microsoft Loop', 'OneNote'],
    ['Zoho Projects', 'Zoho Sprints', 'Zoho Connect'],
    ['Shortcut', 'Clubhouse Software', 'Shortcut Docs'],
    ['Quip', 'Salesforce Quip', 'Slack Canvas'],
  ].map(([name = '', ...aliases]) => ({ name, aliases })),
];

const NAMES = BRANDS.flatMap(({ name, aliases }) => [name, ...(aliases ?? [])]) as [string, ...string[]];

const SENTENCES: readonly [string, ...string[]] = [
  'Most small teams do well with {a}, because it combines documents, tasks and a simple database in one place.',
  'If your work is mostly engineering, {a} or {b} will feel more natural than a general tool.',
  'Pricing starts at about $10 per user and month, and a free plan is enough for the first ten people.',
  'Before you decide, write down the three reports you need every week and check whether each tool can make them without exports.',
  'Reviewers often praise {a}’s templates, while some find the search slow in large workspaces.',
  'Automations help when the same request arrives again and again: a form creates a task, the task gets an owner, the owner gets a reminder.',
  'Compared with {a}, {b} has fewer views but a gentler learning curve, which matters when half of the team is new.',
  'A shared calendar, clear owners and one place for decisions will bring you further than any single feature.',
  'Data residency in the European Union is available on higher plans only, so ask the sales team before you sign.',
  'You can import boards as CSV files; attachments, comments and dependencies usually need an additional step.',
];
const DETAILS: readonly [string, ...string[]] = [
  'flexible pages and databases, good for knowledge bases',
  'clear task lists with timelines and workload views',
  'fast, opinionated issue tracking for product teams',
  'boards that anybody understands within five minutes',
  'strong reporting and resource planning for larger organisations',
  'a spreadsheet feeling with forms, automations and permissions',
];

function fill(template: string, random: SeededRandom): string {
  return template.replace(/\{[ab]\}/g, () => random.pick(NAMES));
}

function paragraph(random: SeededRandom): string {
  const sentences = Array.from({ length: 3 + random.below(3) }, () => fill(random.pick(SENTENCES), random));
  return sentences.join(' ');
}

function list(random: SeededRandom): string {
  return Array.from({ length: 4 + random.below(4) }, (_, index) => {
    const head = `**${random.pick(NAMES)}**`;
    const mark = random.below(2) === 0 ? '-' : `${index + 1}.`;
    return `${mark} ${head} – ${random.pick(DETAILS)} ([source](https://www.example.org/reviews/${index}?utm_source=chat)).`;
  }).join('\n');
}

function table(random: SeededRandom): string {
  const rows = Array.from(
    { length: 3 + random.below(3) },
    () => `| ${random.pick(NAMES)} | $${5 + random.below(20)} | ${random.pick(DETAILS)} |`,
  );
  return ['| Tool | Price | Best for |', '|---|---|---|', ...rows].join('\n');
}

/** Answers of about 3 kB as assistants write them: paragraphs, lists, a table; ten known names or more in each. */
export function typicalAnswers(count: number): string[] {
  const random = seededRandom(6);
  return Array.from({ length: count }, () =>
    [
      paragraph(random),
      '## Short list',
      list(random),
      paragraph(random),
      '### Comparison',
      table(random),
      paragraph(random),
      list(random),
      'Let me know the size of your team and your budget, and I can narrow this down.',
    ].join('\n\n'),
  );
}

/** `count` brands of three invented names, for measuring how the time grows with the names. */
export function inventedBrands(count: number): BrandNames[] {
  const random = seededRandom(7);
  const syllables: readonly [string, ...string[]] = [
    'vel',
    'tro',
    'qui',
    'zan',
    'mor',
    'lux',
    'bri',
    'ka',
    'do',
    'sen',
  ];
  const word = (): string => {
    const letters = Array.from({ length: 3 }, () => random.pick(syllables)).join('');
    return letters.charAt(0).toUpperCase() + letters.slice(1);
  };
  return Array.from({ length: count }, () => ({
    name: word(),
    aliases: [`${word()} ${word()}`, `${word()}.io`],
  }));
}
