CREATE TABLE "own_analytics_reports" (
	"user_id" uuid NOT NULL,
	"report_type" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"made_of" text NOT NULL,
	"report" jsonb NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_analytics_reports_user_id_report_type_from_day_to_day_pk" PRIMARY KEY("user_id","report_type","from_day","to_day")
);
--> statement-breakpoint
CREATE INDEX "own_analytics_reports_expires" ON "own_analytics_reports" USING btree ("expires_at");