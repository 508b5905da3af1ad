import {
  CHANNEL_LABELS,
  CHANNELS,
  type ResultState,
  SET_BY_ADMINISTRATOR,
  type VisibilityResult,
} from '@answerscope/contract';
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
  const parts = [
    named.length > 0 && `${list(named)} ${named.length === 1 ? 'mentions' : 'mention'} you`,
    silent.length > 0 &&
      `${list(silent)} ${silent.length === 1 ? 'does' : 'do'} not${named.length > 0 ? '' : ' mention you'}`,
    empty.length > 0 && `${list(empty)} ${empty.length === 1 ? 'mentions' : 'mention'} no company at all`,
    refusing.length > 0 && `${list(refusing)} ${refusing.length === 1 ? 'refuses' : 'refuse'} to answer`,
    failed.length > 0 && `the check on ${list(failed)} failed`,
  ].filter((part) => part !== false);
  const sentence = parts.join('; ');
  const set = channelsOf(results, ({ forced_status }) => forced_status !== null);
  const mark = set.length === 0 ? '' : ` ${SET_BY_ADMINISTRATOR}: ${list(set)}.`;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.${mark}`;
}

function labels(results: readonly Newest[], state: ResultState): string[] {
  return channelsOf(results, ({ result_state }) => result_state === state);
}

function channelsOf(results: readonly Newest[], fits: (result: Newest) => boolean): string[] {
  return CHANNELS.flatMap((channel) =>
    results.some((result) => result.channel === channel && fits(result)) ? [CHANNEL_LABELS[channel]] : [],
  );
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
