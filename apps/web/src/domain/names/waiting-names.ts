import type { NameChanges } from '@answerscope/contract';
import { commaList } from '../../lib/format.ts';
import * as messages from './messages.ts';

/** What waits to be judged by, in words. */
export interface WaitingNames {
  /** A few words for a badge. */
  label: string;
  /** A sentence that says what does not hold yet. */
  title: string;
}

/** Says of changed names and competitors what does not hold yet: a new competitor is no changed name. */
export function waitingNames(changes: NameChanges): WaitingNames {
  const { own_names, competitors_added: added } = changes;
  const { competitors_removed: removed, competitors_changed: changed } = changes;
  const others = added.length + removed.length + changed.length;
  if (own_names && others > 0) {
    return {
      label: messages.changedNamesWait,
      title: messages.namesAndCompetitorsNotApplied,
    };
  }
  if (own_names) return { label: messages.changedNamesWait, title: messages.namesNotApplied };
  if (others > 1 && added.length < others) {
    return { label: messages.competitorsWait, title: messages.competitorsNotApplied };
  }
  const [name = ''] = [...added, ...removed, ...changed];
  if (added.length > 1)
    return {
      label: messages.newCompetitorsWait,
      title: messages.competitorsNotCounted({ names: listed(added) }),
    };
  if (added.length === 1)
    return { label: messages.newCompetitorWaits, title: messages.competitorNotCounted({ name }) };
  if (removed.length === 1)
    return { label: messages.competitorStillCounted, title: messages.stillCounted({ name }) };
  return { label: messages.competitorWaits, title: messages.changedNamesNotApplied({ name }) };
}

const LISTED = 3;

/** 'Zentrix, Quvera and 2 others'. */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  if (names.length <= LISTED)
    return messages.namesAndLast({ names: commaList(names.slice(0, -1)), last: names.at(-1) ?? '' });
  const shown = names.slice(0, LISTED - 1);
  return messages.namesAndOthers({ names: commaList(shown), others: names.length - shown.length });
}
