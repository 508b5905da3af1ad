import type { NameChanges } from '@answerscope/contract';
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
      title: messages.yourChangedNamesAndCompetitors,
    };
  }
  if (own_names) return { label: messages.changedNamesWait, title: messages.theNamesChangedNotApplied };
  if (others > 1 && added.length < others) {
    return { label: messages.competitorsWait, title: messages.theChangesCompetitorsNotApplied };
  }
  const [name = ''] = [...added, ...removed, ...changed];
  if (added.length > 1)
    return {
      label: messages.newCompetitorsWait,
      title: `${listed(added)} are not counted in your answers yet`,
    };
  if (added.length === 1)
    return { label: messages.newCompetitorWaits, title: `${name} is not counted in your answers yet` };
  if (removed.length === 1)
    return { label: messages.competitorStillCounted, title: `${name} is still counted in your answers` };
  return { label: messages.competitorWaits, title: `The changed names of ${name} are not applied yet` };
}

const LISTED = 3;

/** 'Zentrix, Quvera and 2 others'. */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  const shown = names.length > LISTED ? names.slice(0, LISTED - 1) : names.slice(0, -1);
  const rest = names.length > LISTED ? `${names.length - shown.length} others` : (names.at(-1) ?? '');
  return `${shown.join(', ')} and ${rest}`;
}
