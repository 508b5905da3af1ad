import type { Installation } from '../../scripts/proof/installation.ts';
import { REVISIONS } from './reads.ts';

export interface SeedSize {
  users: number;
  auditRows: number;
  /** Rows of each resource besides those that a fresh installation has; a tenth as many of what they belong to. */
  resourceRows: number;
}

/**
 * Fills a database with users (persons, accounts and brands by a trigger of the product, plans in turn, five keywords for every tenth) and
 * audit rows about them, and what administrators keep lists of, set by set.
 */
export async function seed(
  query: Installation['query'],
  { users, auditRows, resourceRows, administratorId }: SeedSize & { administratorId: string },
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
     placed as (select s.id, s.n, o.id as plan_id from numbered s join offered o on o.place = s.n % o.plans),
     planned as (update accounts a set plan_id = s.plan_id from placed s where a.id = s.id),
     named as (update brands b set company_name = 'Company ' || s.n % 5000 || ' Ltd' from placed s where b.account_id = s.id)
     update persons p set last_seen_at = now() - (s.n * 7919 % 90000) * interval '1 minute' from placed s where p.id = s.id`,
  );
  await query(
    `insert into keywords (account_id, id, keyword, text_key, created_at)
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
  for (const statement of RESOURCES) await query(statement, [resourceRows]);
  await query(
    `insert into audit_logs (id, actor_kind, actor_id, action, subject_type, subject_id, before, after, request_id, created_at)
     select gen_random_uuid(), 'administrator', $2::uuid, 'logos.update', 'logos', l.id::text,
       jsonb_build_object('name', 'Name ' || n, 'sort_order', n), jsonb_build_object('name', 'Name ' || n + 1, 'sort_order', n + 1),
       gen_random_uuid()::text, now() - n * interval '1 hour'
     from generate_series(1, $1::int) n cross join (select id from homepage_logos order by sort_order limit 1) l`,
    [REVISIONS, administratorId],
  );
  await query('vacuum analyze');
}

/** Every fiftieth row is in the trash, every tenth is not shown. */
const SHARED = 'gen_random_uuid(), n, case when n % 50 = 0 then now() end, n % 10 <> 0';

const RESOURCES = [
  `insert into homepage_logos (id, sort_order, deleted_at, is_active, name, alt_text, image_url)
   select ${SHARED}, 'Company ' || n, 'Logo of company ' || n, '/media/' || repeat(md5(n::text), 2) || '.webp'
   from generate_series(1, $1::int) n`,
  `insert into faq_categories (id, sort_order, name)
   select gen_random_uuid(), n, 'Category ' || n from generate_series(1, greatest(1, $1::int / 10)) n`,
  `with categories as (select array_agg(id order by sort_order) as ids from faq_categories where name like 'Category %')
   insert into faq_items (id, sort_order, deleted_at, is_active, question, answer, category_id)
   select ${SHARED}, 'What about subject ' || n || '?', repeat('Much can be said about subject ' || n || '. ', 12),
     c.ids[1 + n % cardinality(c.ids)]
   from generate_series(1, $1::int) n cross join categories c`,
  `insert into topic_categories (id, sort_order, is_active, name, description)
   select gen_random_uuid(), n, n % 10 <> 0, 'Business ' || n, 'All that has to do with business ' || n
   from generate_series(1, greatest(1, $1::int / 10)) n`,
  `with categories as (select array_agg(id order by sort_order) as ids from topic_categories where name like 'Business %')
   insert into topic_subcategories (id, sort_order, deleted_at, is_active, name, description, category_id)
   select ${SHARED}, 'Kind ' || n, 'A finer kind of business, number ' || n, c.ids[1 + n % cardinality(c.ids)]
   from generate_series(1, $1::int) n cross join categories c`,
  `insert into coupons (id, sort_order, deleted_at, is_active, code, percent_off, duration, max_redemptions,
     first_purchase_only, stripe_coupon_id, stripe_promotion_code_id, is_open)
   select ${SHARED}, 'SEED-' || n, 1 + n % 90, 'once', case when n % 3 = 0 then 100 end, n % 2 = 0, 'coupon_' || n, 'promo_' || n,
     n % 10 <> 0
   from generate_series(1, $1::int) n`,
  `with redeemed as (select array_agg(id order by sort_order) as ids from coupons where code like 'SEED-%')
   insert into coupon_redemptions (account_id, id, coupon_id, redeemed_at)
   select p.id, 'di_' || n, r.ids[1 + n % cardinality(r.ids)], now() - n * interval '1 minute'
   from (select id, row_number() over (order by id) as n from accounts) p cross join redeemed r where p.n <= $1::int * 5`,
];
