import type { JudgingStatus, NameChanges, Profile } from '@answerscope/contract';
import * as messages from './messages.ts';

/** Whom the shown numbers are about. */
export interface JudgedNames {
  /** The company that answers were judged for: a new name holds only once they were judged again. */
  company: string;
  /** Changed names wait to be judged by. */
  areChanged: boolean;
  isRenamed: boolean;
  /** Which; null while none wait. */
  changes: NameChanges | null;
}

/** The judged company; where it could not be read, none is named. */
export function judgedNames(
  profile: Pick<Profile, 'company_name'> | undefined,
  status: Pick<JudgingStatus, 'current' | 'names_changed' | 'name_changes'> | undefined,
): JudgedNames {
  const own = profile?.company_name ?? null;
  const areChanged = status?.names_changed ?? false;
  const judged = areChanged ? (status?.current?.names.name ?? own) : own;
  return {
    company: (status && judged) ?? messages.yourCompany,
    areChanged,
    isRenamed: areChanged && judged !== own,
    changes: status?.name_changes ?? null,
  };
}
