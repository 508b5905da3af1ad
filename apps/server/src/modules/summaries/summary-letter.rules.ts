import {
  CHANNEL_LABELS,
  changeInSentence,
  changeSizeInWords,
  commaList,
  type Headline,
  type Language,
  type ListedChange,
  listInWords,
  type MailWords,
  mailWordsIn,
  type NamedCompetitor,
  percentInWords,
  type RateInterval,
  rangeInWords,
  readDayRange,
  type StanceFigures,
  shownRate,
  spokenInWords,
  steadyInSentence,
  waitInWords,
  wholeDayInWords,
} from '@answerscope/contract';
import { wordsOf } from '../../lib/words-in.ts';
import type { Letter, LetterBlock } from '../../mail/letter.ts';
import german from './messages.de.ts';
import * as english from './messages.ts';
import type { NewestReport, SummaryChannel, SummaryContent } from './summary.shapes.ts';
import type { SentFrequency } from './summary-slots.rules.ts';

const wordsIn = wordsOf(english, german);

/** Messages and days in the language of a letter's reader. */
interface Speaker {
  words: ReturnType<typeof wordsIn>;
  shared: MailWords;
  zone: string;
  day: (at: Date) => string;
}

function speakerOf(language: Language, zone: string): Speaker {
  const day = (at: Date) => wholeDayInWords(at, zone, language);
  return { words: wordsIn(language), shared: mailWordsIn(language), zone, day };
}

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
  const { language, company, time_zone, since, until, channels, unmeasured, competitors, spoken } = content;
  const say = speakerOf(language, time_zone);
  const { words, day } = say;
  const hasFlips = channels.some((one) => one.newly_named.length + one.no_longer_named.length > 0);
  return {
    language,
    subject: marked(words.subject({ frequency: frame.frequency ?? 'asked', day: day(until) }), frame, say),
    blocks: [
      ...simulatedNote(frame, say),
      ...firstLine(content, frame, say),
      {
        kind: 'words',
        words: words.howOften({
          known: company === null ? 'no' : 'yes',
          company: company ?? '',
          since: day(since),
          until: day(until),
        }),
      },
      ...channels.flatMap((one) => channelBlocks(one, say)),
      ...(hasFlips ? [{ kind: 'words' as const, words: words.flipsNote }] : []),
      ...competitorBlocks(competitors, say),
      ...spokenBlocks(spoken, say),
      ...(unmeasured.length === 0
        ? []
        : [
            {
              kind: 'words' as const,
              words: words.notMeasured({
                assistants: listed(
                  unmeasured.map((one) => CHANNEL_LABELS[one]),
                  say,
                ),
              }),
            },
          ]),
      { kind: 'link', label: words.openTheDashboard, url: frame.dashboardUrl },
      footnote(frame, say),
    ],
  };
}

/** What home and dashboard say first: the largest change, else what is steady, else from when on there is a trend. */
function firstLine(
  { changes, company }: SummaryContent,
  { dashboardUrl }: LetterFrame,
  { words, shared, zone }: Speaker,
): LetterBlock[] {
  const [largest] = changes.items;
  const steady = steadyInSentence(changes, shared);
  const line = largest
    ? changeInSentence(largest, company ?? words.you, shared)
    : (steady ?? (changes.wait && waitInWords(changes.wait, zone, 'sentence', shared)));
  return [
    ...(line ? [{ kind: 'words' as const, words: line }] : []),
    ...(largest
      ? [
          {
            kind: 'link' as const,
            label: words.readTheAnswers,
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
  { language, time_zone, since }: Pick<SummaryContent, 'language' | 'time_zone' | 'since'>,
  frame: LetterFrame,
): Letter {
  const say = speakerOf(language, time_zone);
  const { words } = say;
  const day = say.day(since);
  return {
    language,
    subject: marked(words.nothingMeasuredSubject({ day }), frame, say),
    blocks: [
      ...simulatedNote(frame, say),
      {
        kind: 'words',
        words: words.noReportWritten({ day }),
      },
      { kind: 'words', words: words.noFurtherMail },
      { kind: 'link', label: words.openTheDashboard, url: frame.dashboardUrl },
      footnote(frame, say),
    ],
  };
}

const marked = (subject: string, { isDemonstration }: LetterFrame, { words }: Speaker): string =>
  isDemonstration ? words.simulatedSubject({ subject }) : subject;

const simulatedNote = ({ isDemonstration }: LetterFrame, { words }: Speaker): LetterBlock[] =>
  isDemonstration
    ? [
        {
          kind: 'words',
          words: words.allAnswersSimulated,
        },
      ]
    : [];

function footnote({ frequency, unsubscribeUrl }: LetterFrame, { words }: Speaker): LetterBlock {
  return {
    kind: 'footnote',
    words: frequency === null ? words.youAskedForMail : words.summariesSwitchedOn({ frequency }),
    label: words.stopTheseMails,
    url: unsubscribeUrl,
  };
}

function channelBlocks(
  { channel, headline, reports, newest, newly_named, no_longer_named }: SummaryChannel,
  say: Speaker,
): LetterBlock[] {
  const { words, day } = say;
  const facts = [
    { label: words.mentioned, value: headlineInWords(headline, say) },
    { label: words.change, value: changeInWords(headline, say) },
    { label: words.reportsOf({ reports, day: day(newest.at) }), value: reportInWords(newest, say) },
    ...(newest.failed_keywords === 0
      ? []
      : [
          {
            label: words.failedInIt,
            value: words.failedOf({ failed: newest.failed_keywords, total: newest.total_keywords }),
          },
        ]),
    ...namedFact(words.newlyMentionedFor, newly_named, say),
    ...namedFact(words.noLongerMentionedFor, no_longer_named, say),
  ];
  return [
    { kind: 'heading', words: CHANNEL_LABELS[channel] },
    { kind: 'facts', facts },
  ];
}

function headlineInWords({ current, range, why_none, empty_answers }: Headline, say: Speaker): string {
  const { words, shared } = say;
  if (current === null) return words.noRate({ why: shared.tables.whyNoRate[why_none ?? 'never_checked'] });
  const { mentions, answers, interval } = current;
  return words.rateIn({
    rate: rateInWords({ mentions, answers, interval }, say),
    days: daysInWords(range, say),
    left: empty_answers,
  });
}

function daysInWords(range: Headline['range'], { words, shared }: Speaker): string {
  if (range === null) return words.inNewestAnswers;
  const chosen = readDayRange(range.range);
  if (chosen !== null && 'days' in chosen) return words.inLastDays({ days: range.days });
  const day = (date: string) => wholeDayInWords(new Date(date), 'UTC', shared.language);
  return words.fromTo({ from: day(range.from), to: day(range.to) });
}

function reportInWords({ rate }: NewestReport, say: Speaker): string {
  return rate === null ? say.words.noAnswerCounts : rateInWords(rate, say);
}

/** As on pages: a single answer makes no rate. */
function rateInWords(
  { mentions, answers, interval }: { mentions: number; answers: number; interval: RateInterval },
  { words, shared }: Speaker,
): string {
  const percent = percentInWords(mentions / answers, shared.language);
  const range = rangeInWords(interval, '%', shared.language);
  return words.rate({ mentions, answers, percent, range });
}

function changeInWords({ change, current }: Headline, { words, shared, zone }: Speaker): string {
  const { verdict, earlier, recent, is_one_keyword } = change;
  const verdictWords = shared.tables.changes[verdict];
  if (change.wait !== null) return waitInWords(change.wait, zone, 'alone', shared);
  if (earlier === null || recent === null) return verdictWords;
  const isOverOtherDays = recent.window_days !== current?.window_days;
  const parts = [
    words.changed({
      change: verdictWords,
      size: changeSizeInWords(
        { before: earlier.rate, now: recent.rate, shown: shownRate({ change, current }) },
        shared,
      ),
      days: isOverOtherDays ? (recent.window_days ?? 0) : 0,
    }),
    ...(current === null || recent.keywords === current.keywords
      ? []
      : [words.overKeywords({ keywords: recent.keywords })]),
    ...(is_one_keyword ? [words.movedByOneKeyword] : []),
  ];
  return commaList(parts);
}

function namedFact(
  label: string,
  keywords: readonly string[],
  say: Speaker,
): { label: string; value: string }[] {
  if (keywords.length === 0) return [];
  const { words } = say;
  const more = keywords.length - KEYWORDS_NAMED;
  const named = keywords.slice(0, KEYWORDS_NAMED).map((keyword) => words.quoted({ keyword }));
  return [{ label, value: listed(more > 0 ? [...named, words.moreKeywords({ count: more })] : named, say) }];
}

function competitorBlocks(competitors: readonly NamedCompetitor[], { words }: Speaker): LetterBlock[] {
  if (competitors.length === 0) return [];
  return [
    { kind: 'heading', words: words.whoIsMentioned },
    {
      kind: 'facts',
      facts: competitors.map(({ name, answers_naming, answers_naming_without_brand }) => ({
        label: name,
        value: words.mentionedIn({ answers: answers_naming, without: answers_naming_without_brand }),
      })),
    },
  ];
}

/** Nothing where no answer was read: that says nothing of the brand. */
function spokenBlocks(spoken: StanceFigures, { words, shared }: Speaker): LetterBlock[] {
  if (spoken.read === 0) return [];
  const unread = spoken.mentioned - spoken.read;
  return [
    { kind: 'heading', words: words.howAnswersSpeak },
    {
      kind: 'facts',
      facts: [
        ...STANCE_GROUPS_SAID.map((group) => ({
          label: shared.tables.stanceGroups[group],
          value: spokenInWords(spoken, group, shared),
        })),
        ...(unread === 0 ? [] : [{ label: words.notRead, value: words.answers({ count: unread }) }]),
      ],
    },
  ];
}

const STANCE_GROUPS_SAID = ['praise', 'criticism'] as const;

const listed = (names: readonly string[], { shared }: Speaker): string => listInWords(names, shared.language);
