ALTER TABLE "check_run_items" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "keywords" ADD COLUMN "question" text;