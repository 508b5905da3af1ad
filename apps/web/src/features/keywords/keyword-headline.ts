import {
  CHANNEL_LABELS,
  CHANNELS,
  listInWords,
  type ResultState,
  sentencesInWords,
  type VisibilityResult,
} from '@answerscope/contract';
import * as messages from './messages.ts';

type Newest = Pick<VisibilityResult, 'channel' | 'result_state' | 'forced_status'>;

/** The keyword's question answered, a sentence for each thing that assistants do. */
export function keywordHeadline(results: readonly Newest[]): string {
  const named = labels(results, 'mentioned');
  const silent = labels(results, 'not_mentioned');
  const empty = labels(results, 'no_companies');
  const refusing = labels(results, 'refused');
  const failed = labels(results, 'failed');
  if (results.length === 0) return messages.noAssistantHasBeenAsked;
  const set = channelsOf(results, ({ forced_status }) => forced_status !== null);
  return sentencesInWords([
    named.length > 0 && messages.mentionYou(counted(named)),
    silent.length > 0 && (named.length > 0 ? messages.doNot : messages.doNotMentionYou)(counted(silent)),
    empty.length > 0 && messages.mentionNoCompany(counted(empty)),
    refusing.length > 0 && messages.refuseToAnswer(counted(refusing)),
    failed.length > 0 && messages.checkOnFailed({ assistants: listInWords(failed) }),
    set.length > 0 && messages.setByAdministrator({ assistants: listInWords(set) }),
  ]);
}

function labels(results: readonly Newest[], state: ResultState): string[] {
  return channelsOf(results, ({ result_state }) => result_state === state);
}

function channelsOf(results: readonly Newest[], fits: (result: Newest) => boolean): string[] {
  return CHANNELS.flatMap((channel) =>
    results.some((result) => result.channel === channel && fits(result)) ? [CHANNEL_LABELS[channel]] : [],
  );
}

const counted = (names: readonly string[]) => ({ assistants: listInWords(names), count: names.length });
