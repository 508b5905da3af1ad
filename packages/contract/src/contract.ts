import { accountsContract } from './accounts.contract.ts';
import { adminContract } from './admin.contract.ts';
import { brandContract } from './brand.contract.ts';
import { checksContract } from './checks.contract.ts';
import { contentContract } from './content.contract.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { judgingContract } from './judging.contract.ts';
import { keywordsContract } from './keywords.contract.ts';
import { LIMITS } from './limits.ts';
import { mediaContract, PICTURE_REFUSALS } from './media.contract.ts';
import { monitoringContract } from './monitoring.contract.ts';
import { plansContract } from './plans.contract.ts';
import { profileContract } from './profile.contract.ts';
import { reportsContract } from './reports.contract.ts';
import { logosContract } from './resources/logos.ts';
import { planResourceContract } from './resources/plans.ts';
import { runsContract } from './runs.contract.ts';
import { settingsContract } from './settings.contract.ts';

/** Everything that server and browser agree on, by domain. */
export const contract = {
  accounts: accountsContract,
  plans: plansContract,
  profile: profileContract,
  brand: brandContract,
  keywords: keywordsContract,
  checks: checksContract,
  runs: runsContract,
  reports: { ...reportsContract, ...dashboardContract },
  judging: judgingContract,
  monitoring: monitoringContract,
  content: contentContract,
  admin: {
    ...adminContract,
    ...settingsContract,
    ...mediaContract,
    logos: logosContract,
    plans: planResourceContract,
  },
};

/** What the body of a call may hold: bytes, and entries of all its lists and objects together. */
export interface BodyLimits {
  bytes: number;
  entries: number;
}

const KEYWORD_IDS: BodyLimits = { bytes: 500_000, entries: LIMITS.keywords_at_once_max + 100 };

/** The few procedures that carry lists, as 'domain.name', and how large they may be; every other body is small. */
export const LIST_CALLS: Readonly<Record<string, BodyLimits>> = {
  'keywords.import_keywords': { bytes: 8_000_000, entries: 5 * LIMITS.keywords_at_once_max },
  'keywords.delete_keywords': KEYWORD_IDS,
  'keywords.set_keyword_topics': KEYWORD_IDS,
  'runs.start_run': KEYWORD_IDS,
  'runs.forecast_run': KEYWORD_IDS,
};

/** A call whose body is a file, while its other fields stand in the address. */
export interface FileCall {
  bytes: number;
  /** The field of the input that gets the file. */
  field: string;
  /** Why a larger one is refused: the reason, and its words. */
  tooLarge: { reason: string; message: string };
}

/** The procedures that take a file, as 'domain.name'. */
export const FILE_CALLS: Readonly<Record<string, FileCall>> = {
  'admin.upload_media': {
    bytes: LIMITS.picture_bytes_max,
    field: 'image',
    tooLarge: { reason: 'picture_too_large', message: PICTURE_REFUSALS.picture_too_large },
  },
};

/** Procedures that answer without a session, as 'domain.name'. Everything else is 401. */
export const PUBLIC_PROCEDURES: readonly string[] = [
  'monitoring.get_installation',
  'plans.list_plans',
  'content.list_logos',
];
