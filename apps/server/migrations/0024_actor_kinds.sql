-- Who acts is no longer a person alone. What is there was all done by administrators.
ALTER TABLE "audit_logs" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "actor_kind" text NOT NULL DEFAULT 'administrator';--> statement-breakpoint
ALTER TABLE "audit_logs" ALTER COLUMN "actor_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD COLUMN "actor_reference" text;--> statement-breakpoint
ALTER TABLE "audit_logs" ADD CONSTRAINT "audit_logs_actor" CHECK (CASE "actor_kind"
	WHEN 'user' THEN "actor_id" IS NOT NULL
	WHEN 'administrator' THEN "actor_id" IS NOT NULL
	WHEN 'api_key' THEN "actor_id" IS NOT NULL AND "actor_reference" IS NOT NULL
	WHEN 'system' THEN "actor_id" IS NULL AND "actor_reference" IS NOT NULL
	WHEN 'stripe' THEN "actor_id" IS NULL AND "actor_reference" IS NOT NULL
	ELSE false END);
