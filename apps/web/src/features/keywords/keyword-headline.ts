import { CHANNEL_LABELS, CHANNELS, type VisibilityResult } from '@answerscope/contract';

type Newest = Pick<VisibilityResult, 'channel' | 'status' | 'is_mentioned' | 'n' | 'empty'>;

/** The keyword's question answered in one sentence: who names us, who does not, where we do not know. */
export function keywordHeadline(results: readonly Newest[]): string {
  const named = labels(results, ({ status, is_mentioned }) => status === 'completed' && is_mentioned);
  const silent = labels(
    results,
    (result) => result.status === 'completed' && !result.is_mentioned && !namesNobody(result),
  );
  const empty = labels(results, (result) => result.status === 'completed' && namesNobody(result));
  const failed = labels(results, ({ status }) => status !== 'completed');
  if (results.length === 0) return 'No assistant has been asked about it yet.';
  const parts = [
    named.length > 0 && `${list(named)} ${named.length === 1 ? 'names' : 'name'} you`,
    silent.length > 0 && `${list(silent)} ${silent.length === 1 ? 'does' : 'do'} not name you`,
    empty.length > 0 && `${list(empty)} ${empty.length === 1 ? 'names' : 'name'} no brand at all`,
    failed.length > 0 && `the check on ${list(failed)} failed`,
  ].filter((part) => part !== false);
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

/** None of its answers names any brand, so it says nothing about this one. */
const namesNobody = ({ n, empty }: Newest) => n > 0 && empty === n;

function labels(results: readonly Newest[], matches: (result: Newest) => boolean): string[] {
  return CHANNELS.flatMap((channel) =>
    results.some((result) => result.channel === channel && matches(result)) ? [CHANNEL_LABELS[channel]] : [],
  );
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
