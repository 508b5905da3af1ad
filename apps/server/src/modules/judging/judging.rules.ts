import { type AppError, appError, type Judgement, type NameChanges } from '@answerscope/contract';
import { type BrandNamesSnapshot, sameNames } from '../brand/index.ts';
import * as messages from './messages.ts';

type Stale = Judgement['stale'];

/**
 * Why a preview cannot be put in force any more; null while it can. Other names or rules would be judged by than now
 * hold, or the verdicts that its difference compares with hold no longer.
 */
export function staleReason(
  preview: { rules_version: string; basis_judgement_id: string | null },
  now: { rules_version: string; are_own_names_same: boolean; current_judgement_id: string | null },
): Stale {
  if (preview.rules_version !== now.rules_version) return 'rules_moved';
  if (preview.basis_judgement_id !== now.current_judgement_id) return 'judgement_moved';
  if (!now.are_own_names_same) return 'names_moved';
  return null;
}

const STALE_TEXTS: Record<NonNullable<Stale>, string> = {
  rules_moved: messages.rulesChanged,
  judgement_moved: messages.judgedOtherwise,
  names_moved: messages.namesChanged,
};

/** CONFLICT that says what has moved. */
export function previewIsStale(reason: NonNullable<Stale>): AppError {
  return appError('CONFLICT', { message: STALE_TEXTS[reason], details: { reason } });
}

/** True when two snapshots call the brand the same, whoever its competitors are: those are counted by themselves. */
export function sameOwnNames(one: BrandNamesSnapshot, other: BrandNamesSnapshot): boolean {
  return sameNames({ ...one, competitors: [] }, { ...other, competitors: [] });
}

/** What of the names has changed, in the order of the lists. */
export function nameChanges(before: BrandNamesSnapshot, now: BrandNamesSnapshot): NameChanges {
  const was = new Map(before.competitors.map((one) => [one.name, one]));
  const is = new Map(now.competitors.map((one) => [one.name, one]));
  const alone = (names: BrandNamesSnapshot) => ({ ...names, competitors: [] });
  const only = (competitor: BrandNamesSnapshot['competitors'][number]) => ({
    ...alone(now),
    competitors: [competitor],
  });
  const isChanged = ([name, competitor]: [string, BrandNamesSnapshot['competitors'][number]]) => {
    const known = was.get(name);
    return known !== undefined && !sameNames(only(known), only(competitor));
  };
  return {
    own_names: !sameNames(alone(before), alone(now)),
    competitors_added: [...is.keys()].filter((name) => !was.has(name)),
    competitors_removed: [...was.keys()].filter((name) => !is.has(name)),
    competitors_changed: [...is].filter(isChanged).map(([name]) => name),
  };
}

export function previewIsNotComplete(): AppError {
  return appError('CONFLICT', {
    message: messages.stillBeingJudged,
    details: { reason: 'not_complete' },
  });
}

export function previewHasEnded(): AppError {
  return appError('CONFLICT', {
    message: messages.previewEnded,
    details: { reason: 'preview_ended' },
  });
}

export function nothingToJudge(): AppError {
  return appError('CONFLICT', {
    message: messages.judgedByNewest,
    details: { reason: 'nothing_to_judge' },
  });
}
