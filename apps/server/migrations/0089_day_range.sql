ALTER TABLE "profiles" ADD COLUMN "day_range" text;--> statement-breakpoint
-- Row-level security is forced on it, also upon who owns it.
alter table report_revisions no force row level security;--> statement-breakpoint
-- Keywords that came or went have broken lines: the windows are filled again, by the report writer.
update report_revisions set pooled = null where pooled is not null;--> statement-breakpoint
alter table report_revisions force row level security;
