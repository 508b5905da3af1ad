import { type AskedKeyword, type Channel, type ChannelWording, wordQuestion } from '@answerscope/contract';

/** A question, and the assistants that are asked it. */
export interface QuestionAsked {
  question: string;
  channels: Channel[];
}

/** What each assistant is asked about a keyword; those that are asked the same stand together, in their order. */
export function questionsAsked(asked: AskedKeyword, wordings: readonly ChannelWording[]): QuestionAsked[] {
  const groups = new Map<string, Channel[]>();
  for (const { channel, ...wording } of wordings) {
    const question = wordQuestion(asked, wording);
    groups.set(question, [...(groups.get(question) ?? []), channel]);
  }
  return [...groups].map(([question, channels]) => ({ question, channels }));
}
