CREATE TABLE "report_undeclared" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"answers_naming" integer NOT NULL,
	"answers_naming_without_brand" integer NOT NULL,
	"mentions" integer NOT NULL,
	CONSTRAINT "report_undeclared_user_id_report_id_judgement_id_name_pk" PRIMARY KEY("user_id","report_id","judgement_id","name")
);
--> statement-breakpoint
ALTER TABLE "verdicts" ADD COLUMN "undeclared" jsonb;--> statement-breakpoint
ALTER TABLE "report_undeclared" ADD CONSTRAINT "report_undeclared_revision" FOREIGN KEY ("user_id","report_id","judgement_id") REFERENCES "public"."report_revisions"("user_id","report_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Row-level security is forced on it, also upon who owns it. What was judged before was not compared in these.
alter table judgements no force row level security;--> statement-breakpoint
update judgements set difference = difference || '{"voice": null, "competitors": []}' where difference is not null;--> statement-breakpoint
alter table judgements force row level security;
