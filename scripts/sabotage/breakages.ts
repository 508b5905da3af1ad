import type { Breakage } from './breakage.ts';
import { AVAILABILITY } from './breakages/availability.ts';
import { MONEY } from './breakages/money.ts';
import { RUNS } from './breakages/runs.ts';
import { SIGN_IN } from './breakages/sign-in.ts';
import { STATISTICS } from './breakages/statistics.ts';
import { TENANCY } from './breakages/tenancy.ts';
import { VERDICTS } from './breakages/verdicts.ts';

/** The promises that no change may break unnoticed, by area. */
export const AREAS: Readonly<Record<string, readonly Breakage[]>> = {
  money: MONEY,
  'sign-in': SIGN_IN,
  tenancy: TENANCY,
  runs: RUNS,
  verdicts: VERDICTS,
  statistics: STATISTICS,
  availability: AVAILABILITY,
};
