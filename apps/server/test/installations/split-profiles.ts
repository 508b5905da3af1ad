import { createHash } from 'node:crypto';
import type { StoredTable, StoredTables } from './stored-rows.ts';

const HASH = 10;
const hashOf = (text: string) => createHash('md5').update(text).digest('hex').slice(0, HASH);

/** Columns of a row of `profiles` and where they are stored since. Ids and times of changes are not compared. */
const COLUMNS = {
  'public.persons':
    'full_name email image_url interface_language shows_sidebar allows_measuring last_seen_at',
  'public.accounts': 'plan_id keyword_limit_override monthly_budget_cap_usd',
  'public.brands':
    'company_name company_url city state offers_local_services seed_keyword business_category_id business_subcategory_id country language time_zone wording_version company_details_completed onboarding_completed day_range',
};
/** The other columns of a brand, with their defaults. */
const NAMES = { aliases: hashOf('[]'), products: hashOf('[]'), category: '-'.repeat(HASH) };

/** Rows of `profiles` and `brands` of an earlier version, as `persons`, `accounts` and `brands` hold them. */
export function splitProfiles(before: StoredTables): StoredTables {
  const profiles = before.get('public.profiles');
  if (profiles === undefined) return before;
  const kept = new Map([...before].filter(([table]) => table !== 'public.profiles'));
  const known = (names: string) => names.split(' ').filter((name) => profiles.columns.includes(name));
  const take = ({ columns }: StoredTable, names: readonly string[], hashes: string) =>
    names
      .map((name) => hashes.slice(columns.indexOf(name) * HASH, (columns.indexOf(name) + 1) * HASH))
      .join('');
  for (const [table, names] of Object.entries(COLUMNS)) {
    const columns = known(names);
    const rows = [...profiles.rows].map(([key, hashes]) => [key, take(profiles, columns, hashes)] as const);
    kept.set(table, { columns, rows: new Map(rows) });
  }
  const named = before.get('public.brands');
  const brands = kept.get('public.brands');
  const rows = [...(brands?.rows ?? [])].map(([key, hashes]) => {
    const [id] = JSON.parse(key) as string[];
    const said = named?.rows.get(key);
    const names = named && said ? take(named, Object.keys(NAMES), said) : Object.values(NAMES).join('');
    return [`["${id}", "${id}"]`, hashes + names] as const;
  });
  kept.set('public.brands', {
    columns: [...(brands?.columns ?? []), ...Object.keys(NAMES)],
    rows: new Map(rows),
  });
  return kept;
}
