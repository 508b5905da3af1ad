ALTER TABLE "webhook_endpoints" ADD COLUMN "quick_from" timestamp with time zone;--> statement-breakpoint
UPDATE "webhook_endpoints" SET "quick_from" = "created_at" WHERE "failing_since" IS NULL;
