CREATE TABLE "omega_ranking_overrides" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"keyword_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"forced_status" text NOT NULL,
	"reason" text NOT NULL,
	"set_by" uuid NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"end_reason" text,
	CONSTRAINT "omega_ranking_overrides_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "report_keywords" ADD COLUMN "forced_status" text;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD COLUMN "forced_keywords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "forced_keywords" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "omega_ranking_overrides" ADD CONSTRAINT "omega_ranking_overrides_keyword" FOREIGN KEY ("user_id","keyword_id") REFERENCES "public"."keywords"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "omega_ranking_overrides_one" ON "omega_ranking_overrides" USING btree ("user_id","keyword_id","channel") WHERE "omega_ranking_overrides"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "omega_ranking_overrides_of_keyword" ON "omega_ranking_overrides" USING btree ("user_id","keyword_id");--> statement-breakpoint
CREATE INDEX "omega_ranking_overrides_newest" ON "omega_ranking_overrides" USING btree ("set_at","id");