-- A database has one kind of answers (docs/decisions/0024). One from before may hold both: what is of the other kind
-- moves out of the product's tables into set_aside.rows, whole and as it was, so that nothing somebody stored is lost
-- and nothing simulated counts as real. Only the owner of the database may read it there.
--
-- What takes the time: where nothing is of the other kind, one look at each run's settings and a new index over reports'
-- revisions; dropping columns rewrites no table. Where something is, moving it: its answers and verdicts are read and
-- written once.
create schema set_aside;--> statement-breakpoint
create table set_aside.rows (
  kind text not null,
  table_name text not null,
  user_id uuid,
  "row" jsonb not null,
  set_aside_at timestamp with time zone default now() not null
);--> statement-breakpoint
do $$
declare
  -- What refers to a row comes before it.
  of_run constant text := '(t.user_id, t.run_id) in (select user_id, id from other_runs)';
  of_answer constant text := '(t.user_id, t.answer_id) in (select user_id, id from other_answers)';
  of_report constant text := '(t.user_id, t.report_id) in (select user_id, id from other_reports)';
  of_kind constant text := 't.is_simulated = (select is_simulated from other_kind)';
  moves constant text[][] := array[
    ['report_undeclared', of_report],
    ['report_competitors', of_report],
    ['report_domains', of_report],
    ['report_keywords', of_report],
    ['report_revisions', of_report],
    ['reports', of_kind],
    ['visibility_results', of_kind],
    ['counted_answers', of_answer],
    ['verdict_feedback', of_answer],
    ['answer_citations', of_answer],
    ['auxiliary_verdicts', of_answer],
    ['verdicts', of_answer],
    ['answers', '(t.user_id, t.id) in (select user_id, id from other_answers)'],
    ['surfaces', of_kind],
    ['check_attempts', of_run],
    ['check_samples', of_run],
    ['check_run_items', of_run],
    ['run_channels', of_run],
    ['check_runs', '(t.user_id, t.id) in (select user_id, id from other_runs)'],
    ['spend_months', of_kind],
    ['spend_days', of_kind]];
  touched constant text[] := moves[:][1:1] || array[['refresh_tracking'], ['judgements']];
  forced text[];
  own_kind text;
  move text[];
  name text;
  moved bigint;
  total bigint := 0;
  counts text := '';
begin
  -- Row-level security hides rows from who owns the tables, too.
  select array_agg(relname::text) into forced from pg_class
  where relnamespace = 'public'::regnamespace and relforcerowsecurity and relname = any (touched);
  foreach name in array coalesce(forced, '{}') loop
    execute format('alter table %I no force row level security', name);
  end loop;

  -- Without an answer and without money, only what failed says a kind.
  insert into database_kind (kind)
  select case when bool_and(is_simulated) then 'simulated' else 'real' end
  from (
    select is_simulated from reports
    union all select is_simulated from visibility_results
    union all select is_simulated from spend_months
    union all select is_simulated from spend_days
    union all select (s.value ->> 'is_simulated')::boolean from check_runs r, jsonb_each(r.settings) s) held
  where is_simulated is not null having count(*) > 0
  on conflict do nothing;
  select kind into own_kind from database_kind;

  create temporary table other_kind on commit drop as select own_kind = 'real' as is_simulated;
  create temporary table other_reports on commit drop as
    select user_id, id from reports t where t.is_simulated = (select is_simulated from other_kind);
  create temporary table other_answers on commit drop as
    select a.user_id, a.id from surfaces t join answers a on a.user_id = t.user_id and a.surface_hash = t.hash
    where t.is_simulated = (select is_simulated from other_kind);
  create temporary table other_runs on commit drop as
    select t.user_id, t.id from check_runs t where exists (
      select from jsonb_each(t.settings) s
      where (s.value ->> 'is_simulated')::boolean = (select is_simulated from other_kind));
  analyze other_reports;
  analyze other_answers;
  analyze other_runs;

  -- A refresh of the other kind delays none of this one: it is planned anew, from the last one of this kind.
  with kinds as (
    select t.user_id, t.channel,
      (select (c.user_id, c.run_id) in (select user_id, id from other_runs) from run_channels c
       where c.user_id = t.user_id and c.channel = t.channel and c.scope = 'full' and c.state = 'done'
         and c.ended_at <= t.last_refreshed_at
       order by c.run_id desc limit 1) as refreshed_other,
      (select (c.user_id, c.run_id) in (select user_id, id from other_runs) from run_channels c
       where c.user_id = t.user_id and c.channel = t.channel and c.scope = 'full'
       order by c.run_id desc limit 1) as tried_other
    from refresh_tracking t where t.user_id in (select user_id from other_runs))
  update refresh_tracking t set frequency_hours = 0,
    last_refreshed_at = case when k.refreshed_other then null else t.last_refreshed_at end
  from kinds k
  where t.user_id = k.user_id and t.channel = k.channel and (k.refreshed_other or k.tried_other);

  -- What a preview would change was counted over both kinds: its user starts it again.
  update judgements set state = 'discarded', ended_at = now(), lease_until = null
  where state = 'preview' and user_id in (select user_id from other_answers);

  -- Each surface that goes is looked for among the answers that stay, which no index knows by it.
  if exists (select from other_answers) then
    create index answers_of_surface on answers (user_id, surface_hash);
  end if;

  foreach move slice 1 in array moves loop
    execute format(
      'with gone as (delete from %1$I t where %2$s returning t.*)
       insert into set_aside.rows (kind, table_name, user_id, "row")
       select %3$L, %1$L, (g.value ->> ''user_id'')::uuid, g.value from (select to_jsonb(gone) as value from gone) g',
      move[1], move[2], case own_kind when 'real' then 'simulated' else 'real' end);
    get diagnostics moved = row_count;
    total := total + moved;
    if moved > 0 then counts := counts || format('%s%s %s', case when counts = '' then '' else ', ' end, moved, move[1]); end if;
  end loop;

  drop index if exists answers_of_surface;

  -- Why something ended is told in words that are left.
  update run_channels set stopped_by = null where stopped_by = 'other_kind_of_answers';
  update auxiliary_verdicts set failure_code = 'not_configured' where failure_code = 'other_kind_of_answers';

  foreach name in array coalesce(forced, '{}') loop
    execute format('alter table %I force row level security', name);
  end loop;
  if total > 0 then
    raise warning 'This database held both kinds of answers. What is % was moved to set_aside.rows, where nothing reads it: % rows (%).',
      case own_kind when 'real' then 'simulated' else 'real' end, total, counts;
  end if;
end $$;--> statement-breakpoint
DROP INDEX "report_revisions_series";--> statement-breakpoint
ALTER TABLE "spend_days" DROP CONSTRAINT "spend_days_day_provider_is_simulated_pk";--> statement-breakpoint
ALTER TABLE "spend_months" DROP CONSTRAINT "spend_months_user_id_month_is_simulated_pk";--> statement-breakpoint
ALTER TABLE "spend_days" ADD CONSTRAINT "spend_days_day_provider_pk" PRIMARY KEY("day","provider");--> statement-breakpoint
ALTER TABLE "spend_months" ADD CONSTRAINT "spend_months_user_id_month_pk" PRIMARY KEY("user_id","month");--> statement-breakpoint
CREATE INDEX "report_revisions_series" ON "report_revisions" USING btree ("user_id","channel","reported_at") WHERE "report_revisions"."is_current";--> statement-breakpoint
ALTER TABLE "surfaces" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "visibility_results" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "spend_days" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "spend_months" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "report_keywords" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "report_revisions" DROP COLUMN "is_simulated";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "is_simulated";