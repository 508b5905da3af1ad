ALTER TABLE "spend_days" DROP CONSTRAINT "spend_days_day_provider_pk";--> statement-breakpoint
ALTER TABLE "spend_months" DROP CONSTRAINT "spend_months_user_id_month_pk";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spend_days" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "spend_months" ADD COLUMN "is_simulated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever writes a row says which kind it is.
ALTER TABLE "auxiliary_verdicts" ALTER COLUMN "is_simulated" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "spend_days" ALTER COLUMN "is_simulated" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "spend_months" ALTER COLUMN "is_simulated" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "spend_days" ADD CONSTRAINT "spend_days_day_provider_is_simulated_pk" PRIMARY KEY("day","provider","is_simulated");--> statement-breakpoint
ALTER TABLE "spend_months" ADD CONSTRAINT "spend_months_user_id_month_is_simulated_pk" PRIMARY KEY("user_id","month","is_simulated");--> statement-breakpoint
-- What simulated answers would have cost gets rows of its own. Row-level security is forced on these, also upon who owns
-- them: it is done without it.
alter table spend_months no force row level security;--> statement-breakpoint
alter table check_runs no force row level security;--> statement-breakpoint
alter table check_attempts no force row level security;--> statement-breakpoint
alter table auxiliary_verdicts no force row level security;--> statement-breakpoint
alter table answers no force row level security;--> statement-breakpoint
alter table surfaces no force row level security;--> statement-breakpoint
update auxiliary_verdicts x set is_simulated = true
from answers a join surfaces s on s.user_id = a.user_id and s.hash = a.surface_hash
where a.user_id = x.user_id and a.id = x.answer_id and s.is_simulated;--> statement-breakpoint
-- A call to an assistant is of the kind of its run, one to the auxiliary model of that of its answer. What nothing says
-- of, an administrator's questions on trial, stays with the real money.
create temporary table simulated_money on commit drop as
select user_id, provider, to_char(asked_at at time zone 'utc', 'YYYY-MM') as month,
  to_char(asked_at at time zone 'utc', 'YYYY-MM-DD') as day, sum(reserved)::bigint as reserved, sum(spent)::bigint as spent
from (
  select t.user_id, t.channel as provider, t.asked_at,
    case when t.is_settled then 0 else t.reserved_microdollars end as reserved,
    case when t.is_settled then t.cost_microdollars else 0 end as spent
  from check_attempts t join check_runs r on r.user_id = t.user_id and r.id = t.run_id
  where (r.settings -> t.channel ->> 'is_simulated')::boolean
  union all
  select user_id, provider, asked_at, reserved_microdollars, cost_microdollars
  from auxiliary_verdicts where is_simulated and asked_at is not null) calls
group by 1, 2, 3, 4;--> statement-breakpoint
insert into spend_months (user_id, month, is_simulated, reserved_microdollars, spent_microdollars)
select m.user_id, m.month, true, least(m.reserved_microdollars, s.reserved), least(m.spent_microdollars, s.spent)
from spend_months m join (
  select user_id, month, sum(reserved)::bigint as reserved, sum(spent)::bigint as spent
  from simulated_money group by 1, 2) s using (user_id, month);--> statement-breakpoint
update spend_months m set reserved_microdollars = m.reserved_microdollars - s.reserved_microdollars,
  spent_microdollars = m.spent_microdollars - s.spent_microdollars
from spend_months s
where not m.is_simulated and s.is_simulated and s.user_id = m.user_id and s.month = m.month;--> statement-breakpoint
insert into spend_days (day, provider, is_simulated, reserved_microdollars, spent_microdollars)
select d.day, d.provider, true, least(d.reserved_microdollars, s.reserved), least(d.spent_microdollars, s.spent)
from spend_days d join (
  select day, name as provider, sum(reserved)::bigint as reserved, sum(spent)::bigint as spent
  from simulated_money, lateral unnest(array['all', provider]) name group by 1, 2) s using (day, provider);--> statement-breakpoint
update spend_days d set reserved_microdollars = d.reserved_microdollars - s.reserved_microdollars,
  spent_microdollars = d.spent_microdollars - s.spent_microdollars
from spend_days s
where not d.is_simulated and s.is_simulated and s.day = d.day and s.provider = d.provider;--> statement-breakpoint
alter table spend_months force row level security;--> statement-breakpoint
alter table check_runs force row level security;--> statement-breakpoint
alter table check_attempts force row level security;--> statement-breakpoint
alter table auxiliary_verdicts force row level security;--> statement-breakpoint
alter table answers force row level security;--> statement-breakpoint
alter table surfaces force row level security;
