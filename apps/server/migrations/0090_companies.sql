CREATE TABLE "company_mentions" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	"mentions" integer NOT NULL,
	"first_at" integer NOT NULL,
	"form" text NOT NULL,
	CONSTRAINT "company_mentions_user_id_answer_id_judgement_id_company_key_pk" PRIMARY KEY("user_id","answer_id","judgement_id","company_key")
);
--> statement-breakpoint
CREATE TABLE "counting_leases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"lease_epoch" integer NOT NULL,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uncounted_answers" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	CONSTRAINT "uncounted_answers_user_id_answer_id_judgement_id_pk" PRIMARY KEY("user_id","answer_id","judgement_id")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"forms" jsonb NOT NULL,
	"names" jsonb NOT NULL,
	"cursor" uuid,
	"is_searched" boolean NOT NULL,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "companies_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "report_companies" (
	"user_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	"answers_naming" integer NOT NULL,
	"answers_naming_without_brand" integer NOT NULL,
	"mentions" integer NOT NULL,
	CONSTRAINT "report_companies_user_id_report_id_judgement_id_company_key_pk" PRIMARY KEY("user_id","report_id","judgement_id","company_key")
);
--> statement-breakpoint
ALTER TABLE "competitors" ADD COLUMN "company_key" text;--> statement-breakpoint
ALTER TABLE "run_channels" ADD COLUMN "is_recounted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "report_keywords" ADD COLUMN "other_companies" integer;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD COLUMN "average_rank_of" double precision;--> statement-breakpoint
ALTER TABLE "company_mentions" ADD CONSTRAINT "company_mentions_verdict" FOREIGN KEY ("user_id","answer_id","judgement_id") REFERENCES "public"."verdicts"("user_id","answer_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_mentions" ADD CONSTRAINT "company_mentions_company" FOREIGN KEY ("user_id","company_key") REFERENCES "public"."companies"("user_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uncounted_answers" ADD CONSTRAINT "uncounted_answers_verdict" FOREIGN KEY ("user_id","answer_id","judgement_id") REFERENCES "public"."verdicts"("user_id","answer_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_companies" ADD CONSTRAINT "report_companies_revision" FOREIGN KEY ("user_id","report_id","judgement_id") REFERENCES "public"."report_revisions"("user_id","report_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_companies" ADD CONSTRAINT "report_companies_company" FOREIGN KEY ("user_id","company_key") REFERENCES "public"."companies"("user_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_mentions_of_company" ON "company_mentions" USING btree ("user_id","company_key","answer_id");--> statement-breakpoint
CREATE INDEX "companies_to_search" ON "companies" USING btree ("user_id") WHERE not "companies"."is_searched";--> statement-breakpoint
CREATE UNIQUE INDEX "competitors_company_key" ON "competitors" USING btree ("user_id","company_key");--> statement-breakpoint
CREATE INDEX "run_channels_recounted" ON "run_channels" USING btree ("user_id") WHERE "run_channels"."is_recounted";