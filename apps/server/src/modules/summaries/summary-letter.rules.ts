import {
  CHANGE_WORDS,
  CHANNEL_LABELS,
  changeInSentence,
  commaList,
  type Headline,
  type ListedChange,
  listInWords,
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
  wholeDayInWords,
} from '@answerscope/contract';
import type { Letter, LetterBlock } from '../../mail/letter.ts';
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
  const day = (at: Date) => wholeDayInWords(at, time_zone);
  const hasFlips = channels.some((one) => one.newly_named.length + one.no_longer_named.length > 0);
  return {
    language: 'en',
    subject: marked(messages.subject({ frequency: frame.frequency ?? 'asked', day: day(until) }), frame),
    blocks: [
      ...simulatedNote(frame),
      ...firstLine(content, frame),
      {
        kind: 'words',
        words: messages.howOften({
          known: company === null ? 'no' : 'yes',
          company: company ?? '',
          since: day(since),
          until: day(until),
        }),
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
              words: messages.notMeasured({
                assistants: listed(unmeasured.map((one) => CHANNEL_LABELS[one])),
              }),
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
    ? changeInSentence(largest, company ?? messages.you)
    : (steady ?? (changes.wait && waitInWords(changes.wait, time_zone, 'sentence')));
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
  const day = wholeDayInWords(since, time_zone);
  return {
    language: 'en',
    subject: marked(messages.nothingMeasuredSubject({ day }), frame),
    blocks: [
      ...simulatedNote(frame),
      {
        kind: 'words',
        words: messages.noReportWritten({ day }),
      },
      { kind: 'words', words: messages.noFurtherMail },
      { kind: 'link', label: messages.openTheDashboard, url: frame.dashboardUrl },
      footnote(frame),
    ],
  };
}

const marked = (subject: string, { isDemonstration }: LetterFrame): string =>
  isDemonstration ? messages.simulatedSubject({ subject }) : subject;

const simulatedNote = ({ isDemonstration }: LetterFrame): LetterBlock[] =>
  isDemonstration
    ? [
        {
          kind: 'words',
          words: messages.allAnswersSimulated,
        },
      ]
    : [];

const FLIPS_NOTE: LetterBlock = {
  kind: 'words',
  words: messages.flipsNote,
};

function footnote({ frequency, unsubscribeUrl }: LetterFrame): LetterBlock {
  const why = frequency === null ? messages.youAskedForMail : messages.summariesSwitchedOn({ frequency });
  return {
    kind: 'footnote',
    words: `${why} ${messages.chooseHowOften}`,
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
    { label: messages.reportsOf({ reports, day: day(newest.at) }), value: reportInWords(newest) },
    ...(newest.failed_keywords === 0
      ? []
      : [
          {
            label: messages.failedInIt,
            value: messages.failedOf({ failed: newest.failed_keywords, total: newest.total_keywords }),
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

function headlineInWords({ current, range, why_none, empty_answers }: Headline): string {
  if (current === null) return messages.noRate({ why: WHY_NO_RATE_WORDS[why_none ?? 'never_checked'] });
  const { mentions, answers, interval } = current;
  return messages.rateIn({
    rate: rateInWords({ mentions, answers, interval }),
    days: daysInWords(range),
    left: empty_answers,
  });
}

function daysInWords(range: Headline['range']): string {
  if (range === null) return messages.inNewestAnswers;
  const chosen = readDayRange(range.range);
  if (chosen !== null && 'days' in chosen) return messages.inLastDays({ days: range.days });
  const day = (date: string) => wholeDayInWords(new Date(date), 'UTC');
  return messages.fromTo({ from: day(range.from), to: day(range.to) });
}

function reportInWords({ rate }: NewestReport): string {
  return rate === null ? messages.noAnswerCounts : rateInWords(rate);
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
  const [percent, range] = [percentInWords(mentions / answers), rangeInWords(interval)];
  return messages.rate({ mentions, answers, percent, range });
}

function changeInWords({ change, current }: Headline, time_zone: string): string {
  const weighed = weighedInWords({ change, current });
  const { verdict, earlier, recent, is_one_keyword } = change;
  const words = CHANGE_WORDS[verdict];
  if (change.wait !== null) return waitInWords(change.wait, time_zone);
  if (earlier === null || recent === null) return words;
  const isOverOtherDays = recent.window_days !== current?.window_days;
  return commaList([
    messages.changed({
      change: words,
      before: percentInWords(earlier.rate),
      after: percentInWords(recent.rate),
      days: isOverOtherDays ? (recent.window_days ?? 0) : 0,
    }),
    ...(current === null || recent.keywords === current.keywords
      ? []
      : [messages.overKeywords({ keywords: recent.keywords })]),
    ...(weighed === null ? [] : [weighed]),
    ...(is_one_keyword ? [messages.movedByOneKeyword] : []),
  ]);
}

function namedFact(label: string, keywords: readonly string[]): { label: string; value: string }[] {
  if (keywords.length === 0) return [];
  const more = keywords.length - KEYWORDS_NAMED;
  const named = keywords.slice(0, KEYWORDS_NAMED).map((keyword) => messages.quoted({ keyword }));
  return [{ label, value: listed(more > 0 ? [...named, messages.moreKeywords({ count: more })] : named) }];
}

function competitorBlocks(competitors: readonly NamedCompetitor[]): LetterBlock[] {
  if (competitors.length === 0) return [];
  return [
    { kind: 'heading', words: messages.whoIsMentioned },
    {
      kind: 'facts',
      facts: competitors.map(({ name, answers_naming, answers_naming_without_brand }) => ({
        label: name,
        value: messages.mentionedIn({ answers: answers_naming, without: answers_naming_without_brand }),
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
        ...(unread === 0 ? [] : [{ label: messages.notRead, value: messages.answers({ count: unread }) }]),
      ],
    },
  ];
}

const STANCE_GROUPS_SAID = ['praise', 'criticism'] as const;

const listed = (names: readonly string[]): string => listInWords(names);
