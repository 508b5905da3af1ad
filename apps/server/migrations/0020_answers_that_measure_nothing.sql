CREATE TABLE "counted_answers" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "counted_answers_user_id_answer_id_pk" PRIMARY KEY("user_id","answer_id")
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "empty_kind" text;--> statement-breakpoint
ALTER TABLE "visibility_results" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "is_refused" boolean;--> statement-breakpoint
ALTER TABLE "report_keywords" ADD COLUMN "refused" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD COLUMN "no_companies_keywords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD COLUMN "refused_keywords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "no_companies_keywords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "refused_keywords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_answers" ADD CONSTRAINT "counted_answers_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_samples_left_out" ON "check_samples" USING btree ("user_id","answer_id") WHERE "check_samples"."is_empty";
--> statement-breakpoint
-- Row-level security is forced on these, also upon who owns them: what was kept before is told apart without it. Why an
-- answer measures nothing was not kept: the provider says of some that they are refusals.
alter table check_samples no force row level security;--> statement-breakpoint
alter table check_run_items no force row level security;--> statement-breakpoint
alter table visibility_results no force row level security;--> statement-breakpoint
alter table answers no force row level security;--> statement-breakpoint
alter table verdicts no force row level security;--> statement-breakpoint
alter table reports no force row level security;--> statement-breakpoint
alter table report_revisions no force row level security;--> statement-breakpoint
alter table report_keywords no force row level security;--> statement-breakpoint
alter table verdicts disable trigger insert_only;--> statement-breakpoint
update verdicts v set empty_kind = case a.finish when 'refused' then 'refused' else 'no_companies' end
from answers a where (a.user_id, a.id) = (v.user_id, v.answer_id) and v.is_empty;--> statement-breakpoint
alter table verdicts enable trigger insert_only;--> statement-breakpoint
update check_samples s set is_refused = s.is_empty and a.finish = 'refused'
from answers a where (a.user_id, a.id) = (s.user_id, s.answer_id) and s.is_empty is not null;--> statement-breakpoint
update check_run_items i set refused = s.refused
from (select user_id, run_id, channel, keyword_id, count(*)::int as refused from check_samples where is_refused
      group by user_id, run_id, channel, keyword_id) s
where (i.user_id, i.run_id, i.channel, i.keyword_id) = (s.user_id, s.run_id, s.channel, s.keyword_id) and i.n > 0;--> statement-breakpoint
-- Mentioned from one half up of the answers that measured something.
update check_run_items set is_mentioned = true
where status = 'completed' and k > 0 and not is_mentioned and 2 * k >= n - empty;--> statement-breakpoint
update visibility_results r set refused = i.refused
from answers a join check_run_items i
  on (i.user_id, i.run_id, i.channel, i.keyword_id) = (a.user_id, a.run_id, a.channel, a.keyword_id)
where a.user_id = r.user_id and a.id = r.answer_id and r.status = 'completed' and i.refused > 0;--> statement-breakpoint
update visibility_results r set is_mentioned = true, answer_id = n.id, response_text = n.text,
  surface_hash = n.surface_hash, checked_at = n.asked_at
from answers a cross join lateral (
  select o.* from check_samples s join answers o on (o.user_id, o.id) = (s.user_id, s.answer_id)
  where (s.user_id, s.run_id, s.channel, s.keyword_id) = (a.user_id, a.run_id, a.channel, a.keyword_id) and s.is_mentioned
  order by o.id desc limit 1) n
where a.user_id = r.user_id and a.id = r.answer_id and r.status = 'completed' and r.k > 0 and not r.is_mentioned
  and 2 * r.k >= r.n - r.empty;--> statement-breakpoint
update report_keywords l set refused = i.refused
from reports p join check_run_items i on (i.user_id, i.run_id, i.channel) = (p.user_id, p.run_id, p.channel)
where (p.user_id, p.id) = (l.user_id, l.report_id) and i.keyword_id = l.keyword_id and l.is_current
  and i.refused > 0;--> statement-breakpoint
update report_keywords set is_mentioned = true where k > 0 and not is_mentioned and 2 * k >= n - empty;--> statement-breakpoint
-- An answer that measures nothing is no loss, and none before it a gain.
update report_keywords l set change = null
where l.change is not null and (l.is_empty or (l.change = 'improved') <> l.is_mentioned or exists (
  select from reports p join report_keywords b
    on b.user_id = p.user_id and b.report_id = p.previous_report_id and b.is_current and b.is_empty
  where (p.user_id, p.id) = (l.user_id, l.report_id) and b.keyword_id = l.keyword_id));--> statement-breakpoint
update report_revisions r set mentioned_keywords = c.mentioned,
  not_mentioned_keywords = c.answered - c.mentioned - c.empty, no_companies_keywords = c.empty - c.refused,
  refused_keywords = c.refused, improved_keywords = c.improved, declined_keywords = c.declined,
  percentage_mentioned = round(100.0 * c.mentioned / c.lines, 1),
  percentage_improved = round(100.0 * c.improved / c.lines, 1),
  percentage_declined = round(100.0 * c.declined / c.lines, 1)
from (select user_id, report_id, judgement_id, count(*) as lines, count(*) filter (where n > 0) as answered,
        count(*) filter (where is_mentioned) as mentioned, count(*) filter (where is_empty) as empty,
        count(*) filter (where is_empty and refused = n) as refused,
        count(*) filter (where change = 'improved') as improved, count(*) filter (where change = 'declined') as declined
      from report_keywords group by user_id, report_id, judgement_id) c
where (c.user_id, c.report_id, c.judgement_id) = (r.user_id, r.report_id, r.judgement_id)
  and (r.mentioned_keywords, r.not_mentioned_keywords, r.improved_keywords, r.declined_keywords)
    is distinct from (c.mentioned, c.answered - c.mentioned - c.empty, c.improved, c.declined);--> statement-breakpoint
alter table check_samples force row level security;--> statement-breakpoint
alter table check_run_items force row level security;--> statement-breakpoint
alter table visibility_results force row level security;--> statement-breakpoint
alter table answers force row level security;--> statement-breakpoint
alter table verdicts force row level security;--> statement-breakpoint
alter table reports force row level security;--> statement-breakpoint
alter table report_revisions force row level security;--> statement-breakpoint
alter table report_keywords force row level security;
