ALTER TABLE "visibility_results" ADD COLUMN "error_code" text;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "error_code" text;--> statement-breakpoint
CREATE INDEX "answers_ad_hoc" ON "answers" USING btree ("user_id","keyword_id","id") WHERE "answers"."is_ad_hoc";--> statement-breakpoint
-- Row-level security is forced on these, also upon who owns them: what was kept before gets its codes without it.
alter table check_attempts no force row level security;--> statement-breakpoint
alter table check_run_items no force row level security;--> statement-breakpoint
alter table visibility_results no force row level security;--> statement-breakpoint
update check_run_items i set error_code = (
  select a.error_code from check_attempts a
  where (a.user_id, a.run_id, a.channel, a.keyword_id) = (i.user_id, i.run_id, i.channel, i.keyword_id)
    and a.error_message is not null
  order by a.id desc limit 1)
where i.status <> 'completed';--> statement-breakpoint
update visibility_results r set error_code = i.error_code
from check_run_items i
where (i.user_id, i.channel, i.keyword_id, i.checked_at) = (r.user_id, r.channel, r.keyword_id, r.checked_at)
  and i.status = r.status and r.status <> 'completed';--> statement-breakpoint
alter table check_attempts force row level security;--> statement-breakpoint
alter table check_run_items force row level security;--> statement-breakpoint
alter table visibility_results force row level security;
