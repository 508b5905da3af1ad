import { CHANNEL_LABELS, CHANNELS, type ResultState, type VisibilityResult } from '@answerscope/contract';
import * as messages from './messages.ts';

type Newest = Pick<VisibilityResult, 'channel' | 'result_state' | 'forced_status'>;

/** The keyword's question answered in one sentence: who names us, who does not, where we do not know, and what of it is set. */
export function keywordHeadline(results: readonly Newest[]): string {
  const named = labels(results, 'mentioned');
  const silent = labels(results, 'not_mentioned');
  const empty = labels(results, 'no_companies');
  const refusing = labels(results, 'refused');
  const failed = labels(results, 'failed');
  if (results.length === 0) return messages.noAssistantHasBeenAsked;
  const isFirst = [named, silent, empty, refusing].every((names) => names.length === 0);
  const parts = [
    named.length > 0 && messages.mentionYou(counted(named)),
    silent.length > 0 && (named.length > 0 ? messages.doNot : messages.doNotMentionYou)(counted(silent)),
    empty.length > 0 && messages.mentionNoCompany(counted(empty)),
    refusing.length > 0 && messages.refuseToAnswer(counted(refusing)),
    failed.length > 0 && messages.checkOnFailed({ first: isFirst ? 'yes' : 'no', assistants: list(failed) }),
  ].filter((part) => part !== false);
  const sentence = messages.whatEachSays({ parts: parts.join('; ') });
  const set = channelsOf(results, ({ forced_status }) => forced_status !== null);
  return set.length === 0
    ? sentence
    : `${sentence} ${messages.setByAdministrator({ assistants: list(set) })}`;
}

function labels(results: readonly Newest[], state: ResultState): string[] {
  return channelsOf(results, ({ result_state }) => result_state === state);
}

function channelsOf(results: readonly Newest[], fits: (result: Newest) => boolean): string[] {
  return CHANNELS.flatMap((channel) =>
    results.some((result) => result.channel === channel && fits(result)) ? [CHANNEL_LABELS[channel]] : [],
  );
}

/** British, for no comma before the 'and'. */
const LIST = new Intl.ListFormat('en-GB');
const list = (names: readonly string[]) => LIST.format(names);
const counted = (names: readonly string[]) => ({ assistants: list(names), count: names.length });
