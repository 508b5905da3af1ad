import {
  type AcceptedTopicIdea,
  CHANNEL_LABELS,
  commaList,
  FRIENDLY_ERRORS,
  type IdeaEvidence,
  namesOf,
  sentencesInWords,
  type TopicIdea,
  type TopicIdeaAsking,
  type TopicIdeas,
} from '@answerscope/contract';
import * as messages from './messages.ts';

/** How many ideas there are, and where they come from. */
export function ideasInWords({ ideas, category, subcategory }: TopicIdeas): string {
  const from = (wanted: TopicIdea['source']) => ideas.filter(({ source }) => source === wanted).length;
  const parts = [
    { count: from('category'), inWords: messages.ideasForCategory },
    { count: from('answers'), inWords: messages.ideasFromAnswers },
    { count: from('assistant'), inWords: messages.ideasFromAssistant },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return messages.noIdeaToDecideOn;
  const sources = parts.map(({ count, inWords }) =>
    inWords({ count, first: parts.length === 1 ? 'yes' : 'no', category: subcategory ?? category ?? '' }),
  );
  if (parts.length === 1) return messages.ideasOfOneSource({ source: commaList(sources) });
  return messages.ideasOfSources({ ideas: ideas.length, sources: commaList(sources) });
}

export function askingInWords({ channels, language }: Pick<TopicIdeaAsking, 'channels' | 'language'>): {
  title: string;
  terms: string;
} {
  const [first, second] = channels.map((channel) => CHANNEL_LABELS[channel]);
  if (first === undefined)
    return { title: messages.ideasFromAnAssistant, terms: FRIENDLY_ERRORS.topic_ideas.no_assistant };
  const assistants = second === undefined ? first : messages.oneOrTheOther({ first, second });
  const name = namesOf('language').of(language) ?? language;
  return { title: messages.moreIdeasFrom({ assistants }), terms: messages.freeIdeas({ language: name }) };
}

/** What was looked at for ideas from answers. */
export function answersReadInWords(answers: number): string {
  return answers === 0 ? messages.noAnswersToLookIn : messages.namesLookedFor({ count: answers });
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
  return asked === 0 ? messages.ideasAreInEnglish : messages.otherIdeasAreInEnglish;
}

/** What an idea from answers rests on. */
export function evidenceInWords({ name, answers, of_answers, keywords }: IdeaEvidence): string {
  return messages.nameIsMentioned({ name, answers, ofAnswers: of_answers, keywords });
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
  const there = duplicates === 0 ? [] : [messages.inListAlready({ count: duplicates })];
  // The operator's own words, each once: they say why, and which kind of question is meant.
  const why = new Set(refused.map(({ message }) => message).filter((message) => message !== null));
  const notTaken = refused.length === 0 ? [] : [messages.cannotBeAsked({ count: refused.length }), ...why];
  const rest = [...there, ...notTaken, ...(full?.message ? [full.message] : [])];
  if (added === 0) {
    const title = full
      ? messages.noRoomForMoreKeywords
      : refused.length > 0
        ? messages.noKeywordAdded
        : messages.nothingNewToAdd;
    return { title, description: sentencesInWords(rest) };
  }
  return {
    title: messages.keywordsAdded({ count: added }),
    description: sentencesInWords([messages.keywordsUnder({ count: added, topic }), ...rest]),
  };
}

/** What taking a decision back did to the keywords of an idea; null where it had added none. */
export function restoredInWords(kept: { keywords_removed: number; keywords_kept: number }): string | null {
  const { keywords_removed, keywords_kept } = kept;
  const text = sentencesInWords([
    keywords_removed > 0 && messages.keywordsRemoved({ count: keywords_removed }),
    keywords_kept > 0 && messages.keywordsKept({ count: keywords_kept }),
  ]);
  return text === '' ? null : text;
}
