import * as messages from './messages.ts';

/** After an assistant's name, how often it mentions somebody: 'mentions you in 4 of 10 answers'. */
export function mentionsInWords(whom: string, k: number, n: number): string {
  if (n === 1)
    return k === 1 ? messages.mentionsInOnlyAnswer({ whom }) : messages.noMentionInOnlyAnswer({ whom });
  if (k === 0) return messages.mentionsInNone({ whom, answers: n });
  if (k === n) return messages.mentionsInAll({ whom, answers: n });
  return messages.mentionsInSome({ whom, mentions: k, answers: n });
}
