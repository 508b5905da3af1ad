CREATE TABLE "database_kind" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "database_kind_one_row" CHECK ("database_kind"."is_only"),
	CONSTRAINT "database_kind_known" CHECK ("database_kind"."kind" in ('real', 'simulated'))
);
--> statement-breakpoint
-- A database of an earlier version is of the kind of what it holds; where real answers or money are, it is real. One
-- that holds neither becomes what its next start is. Row-level security hides rows from who owns the tables, too.
alter table surfaces no force row level security;--> statement-breakpoint
alter table spend_months no force row level security;--> statement-breakpoint
insert into database_kind (kind)
select case when bool_and(is_simulated) then 'simulated' else 'real' end
from (
  select is_simulated from surfaces
  union all
  select is_simulated from spend_months where spent_microdollars > 0 or reserved_microdollars > 0) held
having count(*) > 0;--> statement-breakpoint
alter table surfaces force row level security;--> statement-breakpoint
alter table spend_months force row level security;
