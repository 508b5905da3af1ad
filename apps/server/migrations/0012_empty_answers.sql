ALTER TABLE "visibility_results" ADD COLUMN "empty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "empty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "is_empty" boolean;--> statement-breakpoint
-- Row-level security is forced on these, also upon who owns them: what was kept before gets its counts without it.
alter table check_samples no force row level security;--> statement-breakpoint
alter table check_run_items no force row level security;--> statement-breakpoint
alter table visibility_results no force row level security;--> statement-breakpoint
alter table answers no force row level security;--> statement-breakpoint
alter table verdicts no force row level security;--> statement-breakpoint
alter table judgements no force row level security;--> statement-breakpoint
update check_samples s set is_empty = (
  select v.is_empty and not v.mentioned and not jsonb_path_exists(v.competitors, '$[*] ? (@.mentions > 0)')
  from verdicts v join judgements j on j.user_id = v.user_id and j.id = v.judgement_id
    and j.state in ('current', 'superseded', 'ad_hoc')
  where v.user_id = s.user_id and v.answer_id = s.answer_id
  order by j.state = 'current' desc, v.judgement_id desc limit 1)
where s.answer_id is not null;--> statement-breakpoint
update check_run_items i set empty = s.empty
from (select user_id, run_id, channel, keyword_id, count(*)::int as empty from check_samples where is_empty
      group by user_id, run_id, channel, keyword_id) s
where (i.user_id, i.run_id, i.channel, i.keyword_id) = (s.user_id, s.run_id, s.channel, s.keyword_id) and i.n > 0;--> statement-breakpoint
update visibility_results r set empty = i.empty
from answers a join check_run_items i
  on (i.user_id, i.run_id, i.channel, i.keyword_id) = (a.user_id, a.run_id, a.channel, a.keyword_id)
where a.user_id = r.user_id and a.id = r.answer_id and r.status = 'completed' and i.empty > 0;--> statement-breakpoint
alter table check_samples force row level security;--> statement-breakpoint
alter table check_run_items force row level security;--> statement-breakpoint
alter table visibility_results force row level security;--> statement-breakpoint
alter table answers force row level security;--> statement-breakpoint
alter table verdicts force row level security;--> statement-breakpoint
alter table judgements force row level security;
