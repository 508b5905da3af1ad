CREATE TABLE "analytics_reports" (
	"report_type" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"report" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analytics_reports_report_type_from_day_to_day_pk" PRIMARY KEY("report_type","from_day","to_day")
);
--> statement-breakpoint
CREATE TABLE "data_export_parts" (
	"export_id" uuid NOT NULL,
	"build_id" uuid NOT NULL,
	"part_no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "data_export_parts_export_id_build_id_part_no_pk" PRIMARY KEY("export_id","build_id","part_no")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity" text NOT NULL,
	"format" text NOT NULL,
	"from_day" date,
	"to_day" date,
	"of_user_id" uuid,
	"channel" text,
	"has_personal_data" boolean NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"build_id" uuid,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"byte_count" bigint DEFAULT 0 NOT NULL,
	"part_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_reports_newest" ON "analytics_reports" USING btree ("made_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_newest" ON "data_exports" USING btree ("requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_exports_expires" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "answers_asked" ON "answers" USING brin ("asked_at");--> statement-breakpoint
CREATE INDEX "check_attempts_asked" ON "check_attempts" USING brin ("asked_at");--> statement-breakpoint
CREATE INDEX "report_keywords_made" ON "report_keywords" USING brin ("created_at");