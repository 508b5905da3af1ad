import type { Installation } from '../../scripts/proof/installation.ts';

export interface SeedSize {
  users: number;
  auditRows: number;
}

/**
 * Fills a database with users (profiles by the trigger of the product, plans in turn, five keywords for every tenth) and
 * audit rows about them, set by set.
 */
export async function seed(
  query: Installation['query'],
  { users, auditRows, administratorId }: SeedSize & { administratorId: string },
): Promise<void> {
  await query(
    `insert into auth."user" (id, name, email, email_verified, is_active, created_at)
     select gen_random_uuid(), 'Person ' || n, 'person-' || lpad(n::text, 7, '0') || '@company-' || n % 5000 || '.example.com',
       true, n % 50 <> 0, now() - n * interval '7 minutes'
     from generate_series(1, $1::int) n`,
    [users],
  );
  await query(
    `with numbered as (select id, row_number() over (order by created_at) as n from auth."user" where email like 'person-%'),
     offered as (select id, row_number() over (order by id) - 1 as place, count(*) over () as plans from plans)
     update profiles p set company_name = 'Company ' || s.n % 5000 || ' Ltd', plan_id = o.id,
       last_seen_at = now() - (s.n * 7919 % 90000) * interval '1 minute'
     from numbered s join offered o on o.place = s.n % o.plans where p.id = s.id`,
  );
  await query(
    `insert into keywords (user_id, id, keyword, text_key, created_at)
     select u.id, gen_random_uuid(), 'keyword ' || k, 'keyword ' || k, u.created_at
     from (select id, created_at, row_number() over (order by created_at) as n from auth."user" where email like 'person-%') u,
       generate_series(1, 5) k
     where u.n % 10 = 0`,
  );
  await query(
    `with subjects as (select array_agg(id order by created_at) as ids from auth."user" where email like 'person-%')
     insert into audit_logs (id, actor_kind, actor_id, action, subject_type, subject_id, reason, before, after, request_id, created_at)
     select gen_random_uuid(), 'administrator', case when n % 20 = 0 then s.ids[1 + n % 7] else $2::uuid end,
       (array['update_user', 'change_user_plan', 'set_user_status', 'add_admin_note'])[1 + n % 4],
       'user', s.ids[1 + n % cardinality(s.ids)]::text, 'seeded', '{"is_active": true}', '{"is_active": false}', 'seed-' || n,
       now() - n * interval '40 seconds'
     from generate_series(1, $1::int) n cross join subjects s`,
    [auditRows, administratorId],
  );
  await query('vacuum analyze');
}
