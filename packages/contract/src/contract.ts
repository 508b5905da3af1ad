import { accountsContract } from './accounts.contract.ts';
import { adminContract } from './admin.contract.ts';
import { brandContract } from './brand.contract.ts';
import { checksContract } from './checks.contract.ts';
import { dashboardContract } from './dashboard.contract.ts';
import { judgingContract } from './judging.contract.ts';
import { keywordsContract } from './keywords.contract.ts';
import { monitoringContract } from './monitoring.contract.ts';
import { plansContract } from './plans.contract.ts';
import { profileContract } from './profile.contract.ts';
import { reportsContract } from './reports.contract.ts';
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
  admin: { ...adminContract, ...settingsContract },
};

/** Procedures that answer without a session, as 'domain.name'. Everything else is 401. */
export const PUBLIC_PROCEDURES: readonly string[] = ['monitoring.get_installation', 'plans.list_plans'];
