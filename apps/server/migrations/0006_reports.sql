CREATE TABLE "report_competitors" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"name" text NOT NULL,
	"answers_naming" integer NOT NULL,
	"answers_naming_without_brand" integer NOT NULL,
	"mentions" integer NOT NULL,
	CONSTRAINT "report_competitors_user_id_report_id_judgement_id_name_pk" PRIMARY KEY("user_id","report_id","judgement_id","name")
);
--> statement-breakpoint
CREATE TABLE "report_domains" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"kind" text NOT NULL,
	"answers_citing" integer NOT NULL,
	"answers_citing_without_brand" integer NOT NULL,
	CONSTRAINT "report_domains_user_id_report_id_judgement_id_domain_pk" PRIMARY KEY("user_id","report_id","judgement_id","domain")
);
--> statement-breakpoint
CREATE TABLE "report_keywords" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"keyword_id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"channel" text NOT NULL,
	"is_simulated" boolean NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"error_message" text,
	"is_mentioned" boolean NOT NULL,
	"n" integer NOT NULL,
	"k" integer NOT NULL,
	"empty" integer NOT NULL,
	"failed" integer NOT NULL,
	"is_branded" boolean NOT NULL,
	"is_empty" boolean NOT NULL,
	"brand_mentions" integer NOT NULL,
	"competitor_mentions" integer NOT NULL,
	"rank" integer,
	"surface_hash" text,
	"answer_id" uuid,
	"checked_at" timestamp with time zone,
	"trend_mentioned" boolean,
	"trend_surface_hash" text,
	"trend_asked_at" timestamp with time zone,
	"trend_judgement_id" uuid,
	"change" text,
	"previous_answer_id" uuid,
	"verdict" text NOT NULL,
	"window_days" integer,
	"earlier_mentioned" integer,
	"earlier_answers" integer,
	"recent_mentioned" integer,
	"recent_answers" integer,
	"p_value" double precision,
	"q_value" double precision,
	"missing_answers" integer NOT NULL,
	CONSTRAINT "report_keywords_user_id_report_id_judgement_id_keyword_id_pk" PRIMARY KEY("user_id","report_id","judgement_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "report_revisions" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"is_current" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"channel" text NOT NULL,
	"is_simulated" boolean NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"total_keywords" integer NOT NULL,
	"mentioned_keywords" integer NOT NULL,
	"not_mentioned_keywords" integer NOT NULL,
	"improved_keywords" integer NOT NULL,
	"declined_keywords" integer NOT NULL,
	"percentage_mentioned" numeric(4, 1) NOT NULL,
	"percentage_improved" numeric(4, 1) NOT NULL,
	"percentage_declined" numeric(4, 1) NOT NULL,
	"answered_keywords" integer NOT NULL,
	"failed_keywords" integer NOT NULL,
	"branded_keywords" integer NOT NULL,
	"rate" double precision,
	"rate_low" double precision,
	"rate_high" double precision,
	"rate_keywords" integer NOT NULL,
	"rate_answers" integer NOT NULL,
	"rate_mentions" integer NOT NULL,
	"intraclass_correlation" double precision,
	"design_effect" double precision,
	"effective_answers" double precision,
	"branded_answers" integer NOT NULL,
	"branded_mentions" integer NOT NULL,
	"empty_answers" integer NOT NULL,
	"share_of_voice" double precision,
	"average_rank" double precision,
	"ranked_keywords" integer NOT NULL,
	"verdict" text NOT NULL,
	"verdicts" jsonb NOT NULL,
	"missing_answers" integer NOT NULL,
	"answers_to_show_20_points" integer,
	CONSTRAINT "report_revisions_user_id_report_id_judgement_id_pk" PRIMARY KEY("user_id","report_id","judgement_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"is_simulated" boolean NOT NULL,
	"previous_report_id" uuid,
	"total_keywords" integer NOT NULL,
	"mentioned_keywords" integer NOT NULL,
	"not_mentioned_keywords" integer NOT NULL,
	"improved_keywords" integer NOT NULL,
	"declined_keywords" integer NOT NULL,
	"percentage_mentioned" numeric(4, 1) NOT NULL,
	"percentage_improved" numeric(4, 1) NOT NULL,
	"percentage_declined" numeric(4, 1) NOT NULL,
	"answered_keywords" integer NOT NULL,
	"failed_keywords" integer NOT NULL,
	"branded_keywords" integer NOT NULL,
	"report_summary" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "reports_once" UNIQUE("user_id","run_id","channel")
);
--> statement-breakpoint
ALTER TABLE "run_channels" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_channels" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "report_competitors" ADD CONSTRAINT "report_competitors_revision" FOREIGN KEY ("user_id","report_id","judgement_id") REFERENCES "public"."report_revisions"("user_id","report_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_domains" ADD CONSTRAINT "report_domains_revision" FOREIGN KEY ("user_id","report_id","judgement_id") REFERENCES "public"."report_revisions"("user_id","report_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_keywords" ADD CONSTRAINT "report_keywords_revision" FOREIGN KEY ("user_id","report_id","judgement_id") REFERENCES "public"."report_revisions"("user_id","report_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_report" FOREIGN KEY ("user_id","report_id") REFERENCES "public"."reports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD CONSTRAINT "report_revisions_judgement" FOREIGN KEY ("user_id","judgement_id") REFERENCES "public"."judgements"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_previous" FOREIGN KEY ("user_id","previous_report_id") REFERENCES "public"."reports"("user_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_keywords_history" ON "report_keywords" USING btree ("user_id","keyword_id","channel","created_at") WHERE "report_keywords"."is_current";--> statement-breakpoint
CREATE UNIQUE INDEX "report_revisions_one_current" ON "report_revisions" USING btree ("user_id","report_id") WHERE "report_revisions"."is_current";--> statement-breakpoint
CREATE INDEX "report_revisions_series" ON "report_revisions" USING btree ("user_id","channel","is_simulated","reported_at") WHERE "report_revisions"."is_current";--> statement-breakpoint
CREATE INDEX "reports_of_channel" ON "reports" USING btree ("user_id","channel","id");--> statement-breakpoint
CREATE INDEX "run_channels_unreported" ON "run_channels" USING btree ("user_id","channel","run_id") WHERE "run_channels"."scope" = 'full' and "run_channels"."state" = 'done' and "run_channels"."reported_at" is null;--> statement-breakpoint
-- A report stays as it was first written; what holds now is a revision of it.
create trigger insert_only before update on reports for each row execute function public.refuse_change();
