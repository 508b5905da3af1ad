ALTER TABLE "check_runs" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "run_channels" ADD COLUMN "stopped_by" text;--> statement-breakpoint
ALTER TABLE "run_channels" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;