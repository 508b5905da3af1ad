import {
  CHANGE_WORDS,
  CHANNEL_LABELS,
  changeInSentence,
  type Headline,
  type ListedChange,
  type NamedCompetitor,
  percentInWords,
  type RateInterval,
  rangeInWords,
  readDayRange,
  STANCE_GROUP_WORDS,
  type StanceFigures,
  spokenInWords,
  steadyInSentence,
  WHY_NO_RATE_WORDS,
  waitInWords,
  weighedInWords,
} from '@answerscope/contract';
import type { Letter, LetterBlock } from '../../mail/letter.ts';
import { dayInWords } from '../accounts/index.ts';
import * as messages from './messages.ts';
import type { NewestReport, SummaryChannel, SummaryContent } from './summary.shapes.ts';
import type { SentFrequency } from './summary-slots.rules.ts';

/** How many keywords a letter names of each kind. */
const KEYWORDS_NAMED = 8;

/** Where a letter leads, and what it says of itself. */
export interface LetterFrame {
  /** Null: its user asked for this one. */
  frequency: SentFrequency | null;
  dashboardUrl: string;
  /** The page that asks whether to end them. */
  unsubscribeUrl: string;
  /** All answers of the installation are simulated, which the letter says first. */
  isDemonstration: boolean;
}

/** What the reports of a period say. */
export function summaryLetter(content: SummaryContent, frame: LetterFrame): Letter {
  const { company, time_zone, since, until, channels, unmeasured, competitors, spoken } = content;
  const day = (at: Date) => dayInWords(at, time_zone);
  const hasFlips = channels.some((one) => one.newly_named.length + one.no_longer_named.length > 0);
  return {
    subject: marked(`${TITLES[frame.frequency ?? 'asked']} of your visibility, ${day(until)}`, frame),
    blocks: [
      ...simulatedNote(frame),
      ...firstLine(content, frame),
      {
        kind: 'words',
        words: `How often AI assistants mention ${company ?? 'your company'}, from the reports written between ${day(since)} and ${day(until)}.`,
      },
      ...channels.flatMap((one) => channelBlocks(one, { day, time_zone })),
      ...(hasFlips ? [FLIPS_NOTE] : []),
      ...competitorBlocks(competitors),
      ...spokenBlocks(spoken),
      ...(unmeasured.length === 0
        ? []
        : [
            {
              kind: 'words' as const,
              words: `Not measured in these days: ${listed(unmeasured.map((one) => CHANNEL_LABELS[one]))}.`,
            },
          ]),
      { kind: 'link', label: messages.openTheDashboard, url: frame.dashboardUrl },
      footnote(frame),
    ],
  };
}

/** What home and dashboard say first: the largest change, else what is steady, else from when on there is a trend. */
function firstLine(
  { changes, company, time_zone }: SummaryContent,
  { dashboardUrl }: LetterFrame,
): LetterBlock[] {
  const [largest] = changes.items;
  const steady = steadyInSentence(changes);
  const words = largest
    ? changeInSentence(largest, company ?? 'you')
    : (steady ?? (changes.wait && `${waitInWords(changes.wait, time_zone)}.`));
  return [
    ...(words ? [{ kind: 'words' as const, words }] : []),
    ...(largest
      ? [
          {
            kind: 'link' as const,
            label: messages.readTheAnswers,
            url: new URL(answersOf(largest), dashboardUrl).href,
          },
        ]
      : []),
  ];
}

/** The page whose answers show a change. */
function answersOf({ channel, subject }: ListedChange): string {
  return subject.kind === 'keyword'
    ? `/tracker/keywords/${subject.keyword_id}?assistant=${channel}`
    : `/tracker/${channel}#answers`;
}

/** That a period went by in which nothing was measured: said once, until something is. */
export function nothingMeasuredLetter(
  { time_zone, since }: Pick<SummaryContent, 'time_zone' | 'since'>,
  frame: LetterFrame,
): Letter {
  const day = dayInWords(since, time_zone);
  return {
    subject: marked(`Nothing was measured since ${day}`, frame),
    blocks: [
      ...simulatedNote(frame),
      {
        kind: 'words',
        words: `No report was written for you since ${day}, so there is no summary this time. Either no check of all your keywords ran, or it did not get to its end. The dashboard says when the next one is due and what failed.`,
      },
      { kind: 'words', words: messages.youGetNoFurtherMail },
      { kind: 'link', label: messages.openTheDashboard, url: frame.dashboardUrl },
      footnote(frame),
    ],
  };
}

const TITLES = { weekly: messages.weeklySummary, daily: messages.dailySummary, asked: 'Summary' } as const;

const marked = (subject: string, { isDemonstration }: LetterFrame): string =>
  isDemonstration ? `${subject} (simulated)` : subject;

const simulatedNote = ({ isDemonstration }: LetterFrame): LetterBlock[] =>
  isDemonstration
    ? [
        {
          kind: 'words',
          words: messages.allAnswersInstallationSimulated,
        },
      ]
    : [];

const FLIPS_NOTE: LetterBlock = {
  kind: 'words',
  words: messages.newlyAndNoLongerMentioned,
};

function footnote({ frequency, unsubscribeUrl }: LetterFrame): LetterBlock {
  const why =
    frequency === null
      ? messages.youAskedForMailIn
      : `You get this mail because ${frequency} summaries are switched on for your account. It is about your own reports and advertises nothing.`;
  return {
    kind: 'footnote',
    words: `${why} In the settings you choose how often they come.`,
    label: messages.stopTheseMails,
    url: unsubscribeUrl,
  };
}

function channelBlocks(
  { channel, headline, reports, newest, newly_named, no_longer_named }: SummaryChannel,
  { day, time_zone }: { day: (at: Date) => string; time_zone: string },
): LetterBlock[] {
  const facts = [
    { label: messages.mentioned, value: headlineInWords(headline) },
    { label: messages.change, value: changeInWords(headline, time_zone) },
    { label: reportLabel(reports, day(newest.at)), value: reportInWords(newest) },
    ...(newest.failed_keywords === 0
      ? []
      : [
          {
            label: messages.failedInIt,
            value: `${counted(newest.failed_keywords, 'keyword')} of ${number(newest.total_keywords)}`,
          },
        ]),
    ...namedFact(messages.newlyMentionedFor, newly_named),
    ...namedFact(messages.noLongerMentionedFor, no_longer_named),
  ];
  return [
    { kind: 'heading', words: CHANNEL_LABELS[channel] },
    { kind: 'facts', facts },
  ];
}

function reportLabel(reports: number, day: string): string {
  return reports === 1 ? `Report of ${day}` : `Newest of ${number(reports)} reports, ${day}`;
}

function headlineInWords({ current, range, why_none, empty_answers }: Headline): string {
  if (current === null) return `no rate: ${WHY_NO_RATE_WORDS[why_none ?? 'never_checked']}`;
  const { mentions, answers, interval } = current;
  const left =
    empty_answers > 0 ? `; ${counted(empty_answers, 'answer')} left out, mentioning no company` : '';
  return `${rateInWords({ mentions, answers, interval })} ${daysInWords(range)}${left}`;
}

function daysInWords(range: Headline['range']): string {
  if (range === null) return 'in the newest answers';
  const chosen = readDayRange(range.range);
  if (chosen !== null && 'days' in chosen) return `in the last ${range.days} days`;
  const [from, to] = [range.from, range.to].map((day) => dayInWords(new Date(day), 'UTC'));
  return `from ${from} to ${to}`;
}

function reportInWords({ rate }: NewestReport): string {
  return rate === null ? 'no answer that counts' : rateInWords(rate);
}

/** As on pages: a single answer makes no rate. */
function rateInWords({
  mentions,
  answers,
  interval,
}: {
  mentions: number;
  answers: number;
  interval: RateInterval;
}): string {
  const of = `${number(mentions)} of ${counted(answers, 'answer')}`;
  if (answers === 1) return `${of}: too few for a rate`;
  return `${of}, ${percentInWords(mentions / answers)} (${rangeInWords(interval)})`;
}

function changeInWords({ change, current }: Headline, time_zone: string): string {
  const weighed = weighedInWords({ change, current });
  const { verdict, earlier, recent, is_one_keyword } = change;
  const words = CHANGE_WORDS[verdict];
  if (change.wait !== null) return waitInWords(change.wait, time_zone);
  if (earlier === null || recent === null) return words;
  const days =
    recent.window_days === null || recent.window_days === current?.window_days
      ? ''
      : ` in ${recent.window_days} days against the ${recent.window_days} before`;
  return [
    `${words}: ${percentInWords(earlier.rate)} → ${percentInWords(recent.rate)}${days}`,
    ...(current === null || recent.keywords === current.keywords
      ? []
      : [`over the ${counted(recent.keywords, 'keyword')} asked in both`]),
    ...(weighed === null ? [] : [weighed]),
    ...(is_one_keyword ? ['moved by one keyword alone'] : []),
  ].join(', ');
}

function namedFact(label: string, keywords: readonly string[]): { label: string; value: string }[] {
  if (keywords.length === 0) return [];
  const more = keywords.length - KEYWORDS_NAMED;
  const named = keywords.slice(0, KEYWORDS_NAMED).map((keyword) => `“${keyword}”`);
  return [{ label, value: listed(more > 0 ? [...named, `${number(more)} more`] : named) }];
}

function competitorBlocks(competitors: readonly NamedCompetitor[]): LetterBlock[] {
  if (competitors.length === 0) return [];
  return [
    { kind: 'heading', words: messages.whoMentionedInNewestReports },
    {
      kind: 'facts',
      facts: competitors.map(({ name, answers_naming, answers_naming_without_brand }) => ({
        label: name,
        value: `in ${counted(answers_naming, 'answer')}, ${number(answers_naming_without_brand)} of them without you`,
      })),
    },
  ];
}

/** Nothing where no answer was read: that says nothing of the brand. */
function spokenBlocks(spoken: StanceFigures): LetterBlock[] {
  if (spoken.read === 0) return [];
  const unread = spoken.mentioned - spoken.read;
  return [
    { kind: 'heading', words: messages.howAnswersSpeak },
    {
      kind: 'facts',
      facts: [
        ...STANCE_GROUPS_SAID.map((group) => ({
          label: STANCE_GROUP_WORDS[group],
          value: spokenInWords(spoken, group),
        })),
        ...(unread === 0 ? [] : [{ label: messages.notRead, value: counted(unread, 'answer') }]),
      ],
    },
  ];
}

const STANCE_GROUPS_SAID = ['praise', 'criticism'] as const;

const number = (count: number): string => count.toLocaleString('en');
const counted = (count: number, one: string): string => `${number(count)} ${count === 1 ? one : `${one}s`}`;
const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);
