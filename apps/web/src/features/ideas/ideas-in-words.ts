import {
  type AcceptedTopicIdea,
  CHANNEL_LABELS,
  FRIENDLY_ERRORS,
  type IdeaEvidence,
  type TopicIdea,
  type TopicIdeaAsking,
  type TopicIdeas,
} from '@answerscope/contract';
import { counted } from '../../lib/counted.ts';
import * as messages from './messages.ts';

/** How many ideas there are, and where they come from. */
export function ideasInWords({ ideas, category, subcategory }: TopicIdeas): string {
  const from = (wanted: TopicIdea['source']) => ideas.filter(({ source }) => source === wanted).length;
  const parts = [
    { count: from('category'), where: `for ${subcategory ?? category ?? ''}` },
    { count: from('answers'), where: 'from what assistants answer you' },
    { count: from('assistant'), where: 'that you asked an assistant for' },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return messages.noIdeaDecideOn;
  const said = parts.map(({ count, where }, at) => `${at === 0 ? counted(count, 'idea') : count} ${where}`);
  return `${said.join(', ')}.`;
}

/** Who is asked for ideas, and in which language. */
export function askingInWords({
  channels,
  language,
}: Pick<TopicIdeaAsking, 'channels' | 'language'>): string {
  const [first, second] = channels.map((channel) => CHANNEL_LABELS[channel]);
  if (first === undefined) return FRIENDLY_ERRORS.topic_ideas.no_assistant;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const fallback = second === undefined ? '' : ` If that fails, ${second} does.`;
  return `${first} suggests topics in ${name} from your profile.${fallback} It's free and doesn't use your budget.`;
}

/** What was looked at for ideas from answers. */
export function answersReadInWords(answers: number): string {
  return answers === 0
    ? messages.noAnswersYetLookFor
    : `Names that come up often were looked for in your ${counted(answers, 'newest answer')}`;
}

/**
 * What is said to whom is asked about in another language than ideas are in that no assistant was asked for; null where
 * that is English, or there is none of them.
 */
export function languageInWords(
  language: string,
  ideas: readonly Pick<TopicIdea, 'source'>[],
): string | null {
  const isEnglish = language.split('-')[0] === 'en';
  const asked = ideas.filter(({ source }) => source === 'assistant').length;
  if (isEnglish || asked === ideas.length) return null;
  return asked === 0 ? messages.theseIdeasInEnglish : messages.ideasDidNotAskAssistant;
}

/** What an idea from answers rests on. */
export function evidenceInWords({ name, answers, of_answers, keywords }: IdeaEvidence): string {
  return `${name} is mentioned in ${answers.toLocaleString('en')} of your ${of_answers.toLocaleString('en')} newest answers, to ${counted(keywords, 'different keyword')}. None of your keywords asks about it.`;
}

/** What became of the questions that were chosen, as a notice. */
export function acceptedInWords({ topic, results, added }: AcceptedTopicIdea): {
  title: string;
  description: string;
} {
  const of = (state: string) => results.filter((one) => one.state === state);
  const duplicates = of('duplicate').length;
  const [full] = of('over_limit');
  const refused = of('invalid');
  const there =
    duplicates === 0 ? [] : [`${duplicates === 1 ? '1 was' : `${duplicates} were`} in your list already.`];
  // The operator's own words, each once: they say why, and which kind of question is meant.
  const why = new Set(refused.map(({ message }) => message).filter((message) => message !== null));
  const notTaken =
    refused.length === 0 ? [] : [`${counted(refused.length, 'question')} cannot be asked here.`, ...why];
  const rest = [...there, ...notTaken, ...(full?.message ? [full.message] : [])];
  if (added === 0) {
    const title = full
      ? messages.noRoomForMoreKeywords
      : refused.length > 0
        ? messages.noKeywordAdded
        : messages.nothingNewToAdd;
    return { title, description: rest.join(' ') };
  }
  return {
    title: added === 1 ? messages.keywordAdded : messages.keywordsAdded,
    description: [`${counted(added, 'keyword')} under “${topic}”.`, ...rest].join(' '),
  };
}

/** What taking a decision back did to the keywords of an idea; null where it had added none. */
export function restoredInWords(kept: { keywords_removed: number; keywords_kept: number }): string | null {
  const { keywords_removed, keywords_kept } = kept;
  const parts = [
    ...(keywords_removed === 0 ? [] : [`${counted(keywords_removed, 'keyword')} removed.`]),
    ...(keywords_kept === 0
      ? []
      : [
          `${counted(keywords_kept, 'keyword')} kept: assistants were asked about ${keywords_kept === 1 ? 'it' : 'them'}.`,
        ]),
  ];
  return parts.length === 0 ? null : parts.join(' ');
}
