ALTER TABLE "visibility_results" ADD COLUMN "is_branded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "is_branded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Row-level security is forced on these, also upon who owns them: what was kept before is marked without it, as the
-- reports have it. What no report tells of is marked by its next check, or when answers are judged again.
alter table visibility_results no force row level security;--> statement-breakpoint
alter table check_run_items no force row level security;--> statement-breakpoint
alter table reports no force row level security;--> statement-breakpoint
alter table report_keywords no force row level security;--> statement-breakpoint
update visibility_results r set is_branded = true
from (select distinct on (user_id, keyword_id, channel) user_id, keyword_id, channel, is_branded
      from report_keywords where is_current
      order by user_id, keyword_id, channel, created_at desc, report_id desc) l
where (l.user_id, l.keyword_id, l.channel) = (r.user_id, r.keyword_id, r.channel) and l.is_branded;--> statement-breakpoint
update check_run_items i set is_branded = true
from reports p join report_keywords l on l.user_id = p.user_id and l.report_id = p.id and l.is_current and l.is_branded
where (i.user_id, i.run_id, i.channel, i.keyword_id) = (p.user_id, p.run_id, p.channel, l.keyword_id);--> statement-breakpoint
alter table visibility_results force row level security;--> statement-breakpoint
alter table check_run_items force row level security;--> statement-breakpoint
alter table reports force row level security;--> statement-breakpoint
alter table report_keywords force row level security;
