import {
  CHANNEL_LABELS,
  type Changes,
  type Dashboard,
  listInWords,
  type NamedCompetitor,
  waitInWords,
} from '@answerscope/contract';
import { budgetOf } from './budget.ts';
import * as messages from './messages.ts';

/** Something that wants the user, and the page where it is done. */
export interface HomeTask {
  kind:
    | 'failed'
    | 'budget'
    | 'unnamed'
    | 'never_named'
    | 'sites'
    | 'rivals'
    | 'competitors'
    | 'unasked'
    | 'check_now';
  title: string;
  /** What shows that it is worth it. */
  text?: string;
}

interface Known {
  dashboard: Pick<
    Dashboard,
    | 'changes'
    | 'channels'
    | 'failed_checks'
    | 'spending'
    | 'unnamed_keywords'
    | 'competitors'
    | 'undeclared'
    | 'domains'
  >;
  hasCompetitors: boolean;
  timeZone?: string | undefined;
}

/** Fewer answers than these are no reason to act on a site or a rival. */
const LEAST_ANSWERS = 3;
const SITES_MAX = 3;
const RIVALS_MAX = 3;

/** Tasks from the numbers alone, most urgent first. Never empty beside a rate of 0%. */
export function homeTasks({ dashboard, hasCompetitors, timeZone }: Known): HomeTask[] {
  const { changes, channels, failed_checks, unnamed_keywords } = dashboard;
  const tasks: (HomeTask | null)[] = [
    failed_checks.total > 0
      ? {
          kind: 'failed',
          title: messages.someChecksFailed({ count: failed_checks.total }),
        }
      : null,
    budget(dashboard),
    unnamed_keywords > 0
      ? {
          kind: 'unnamed',
          title: messages.mentionedForNone({ keywords: unnamed_keywords }),
        }
      : neverNamed(channels),
    sites(dashboard),
    rivals(dashboard),
    hasCompetitors
      ? null
      : {
          kind: 'competitors',
          title: messages.nameYourCompetitors,
          text: messages.thenSeeWhoMentionedWhen,
        },
    ...unasked(channels),
    checkNow(changes, timeZone),
  ];
  return tasks.filter((task) => task !== null);
}

/** The tasks beside a list of changes. Null if there is a decline and no other task. */
export function tasksBesideChanges(known: Known): HomeTask[] | null {
  const tasks = homeTasks(known);
  const isDeclined = known.dashboard.changes.items.some(({ verdict }) => verdict === 'declined');
  return tasks.length === 0 && isDeclined ? null : tasks;
}

function budget({ spending }: Known['dashboard']): HomeTask | null {
  const { share } = budgetOf(spending);
  if (share === null || share < 0.9) return null;
  return {
    kind: 'budget',
    title: messages.budgetSpent({ share }),
    text: messages.checksStopWhenNothingLeft,
  };
}

/** Where the newest answers name somebody for no keyword or failed, a rate of 0% still wants somebody. */
function neverNamed(channels: Known['dashboard']['channels']): HomeTask | null {
  const silent = channels.filter(({ headline }) => headline.current?.mentions === 0);
  if (silent.length === 0) return null;
  return {
    kind: 'never_named',
    title: messages.neverMentioned({
      assistants: listOf(silent.map(({ channel }) => CHANNEL_LABELS[channel])),
    }),
    text: messages.thenSeeWhoMentionedWhen,
  };
}

/** Sites that answers rest on which do not name the brand: there it can be found. */
function sites({ domains }: Known['dashboard']): HomeTask | null {
  const found = domains
    .filter((one) => one.kind === 'third_party' && one.answers_citing_without_brand >= LEAST_ANSWERS)
    .sort((a, b) => b.answers_citing_without_brand - a.answers_citing_without_brand)
    .slice(0, SITES_MAX);
  const [first] = found;
  if (!first) return null;
  return {
    kind: 'sites',
    title: messages.beFoundOn({ sites: listOf(found.map(({ domain }) => domain)) }),
    text: messages.citedWithoutYou({ answers: first.answers_citing_without_brand, site: first.domain }),
  };
}

/** Who is named most where the brand is not: names that are not tracked yet, else the first of the competitors. */
function rivals({ undeclared, competitors }: Known['dashboard']): HomeTask | null {
  const untracked = namedWithoutBrand(undeclared).slice(0, RIVALS_MAX);
  const [first] = untracked;
  if (first) {
    return {
      kind: 'rivals',
      title: messages.trackThem({ names: listOf(untracked.map(({ name }) => name)) }),
      text: messages.untrackedInAnswers({ name: first.name, answers: first.answers_naming_without_brand }),
    };
  }
  const [rival] = namedWithoutBrand(competitors);
  if (!rival) return null;
  return {
    kind: 'rivals',
    title: messages.mentionedWhereYouAreNot({ name: rival.name }),
    text: messages.untrackedInAnswers({ name: rival.name, answers: rival.answers_naming_without_brand }),
  };
}

function namedWithoutBrand(names: readonly NamedCompetitor[]): NamedCompetitor[] {
  return names
    .filter(({ answers_naming_without_brand: answers }) => answers >= LEAST_ANSWERS)
    .sort((a, b) => b.answers_naming_without_brand - a.answers_naming_without_brand);
}

function unasked(channels: Known['dashboard']['channels']): HomeTask[] {
  const names = channels
    .filter((one) => one.is_in_plan && one.is_configured && one.results.keywords === 0)
    .map(({ channel }) => CHANNEL_LABELS[channel]);
  if (names.length === 0) return [];
  return [
    {
      kind: 'unasked',
      title: messages.askThemToo({ assistants: listOf(names) }),
      text: messages.includedInYourPlan,
    },
  ];
}

/** Only where a check now would be enough for a trend: else waiting is all there is to do, which the first line says. */
function checkNow({ wait }: Changes, timeZone: string | undefined): HomeTask | null {
  if (!wait?.helps_now) return null;
  return {
    kind: 'check_now',
    title: messages.checkAllKeywordsNow,
    text: waitInWords(wait, timeZone, 'sentence'),
  };
}

const listOf = (names: readonly string[]) => listInWords(names);
