ALTER TABLE "check_run_items" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "is_mentioned" boolean;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "error_message" text;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "n" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "k" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "failed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "asked_from" jsonb;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "forecast" jsonb;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "is_mentioned" boolean;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "unknown_outcomes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_samples" ADD COLUMN "retry_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "run_channels" ADD COLUMN "served_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "check_samples_open" ON "check_samples" USING btree ("user_id","run_id","channel","keyword_id","sample_no") WHERE "check_samples"."state" = 'open';--> statement-breakpoint
CREATE INDEX "run_channels_of_user" ON "run_channels" USING btree ("user_id") WHERE "run_channels"."state" in ('ready', 'running');