import type { NameChanges } from '@answerscope/contract';

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
      label: 'Changed names wait',
      title: 'Your changed names and competitors are not applied yet',
    };
  }
  if (own_names) return { label: 'Changed names wait', title: 'The names you changed are not applied yet' };
  if (others > 1 && added.length < others) {
    return { label: 'Competitors wait', title: 'The changes to your competitors are not applied yet' };
  }
  const [name = ''] = [...added, ...removed, ...changed];
  if (added.length > 1)
    return { label: 'New competitors wait', title: `${listed(added)} are not counted in your answers yet` };
  if (added.length === 1)
    return { label: 'New competitor waits', title: `${name} is not counted in your answers yet` };
  if (removed.length === 1)
    return { label: 'Competitor still counted', title: `${name} is still counted in your answers` };
  return { label: 'Competitor waits', title: `The changed names of ${name} are not applied yet` };
}

const LISTED = 3;

/** 'Zentrix, Quvera and 2 others'. */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names.join('');
  const shown = names.length > LISTED ? names.slice(0, LISTED - 1) : names.slice(0, -1);
  const rest = names.length > LISTED ? `${names.length - shown.length} others` : (names.at(-1) ?? '');
  return `${shown.join(', ')} and ${rest}`;
}
