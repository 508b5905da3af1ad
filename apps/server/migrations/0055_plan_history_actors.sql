-- Who acts is no longer a person alone. A row of the zero id was the product's; who subscribed did it at Stripe.
ALTER TABLE "user_plan_history" ALTER COLUMN "changed_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_plan_history" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "user_plan_history" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "user_plan_history" SET "actor_kind" = CASE
	WHEN "reason" IN ('Subscribed', 'The subscription has ended', 'A payment is disputed')
		AND "changed_by" IN ("user_id", '00000000-0000-0000-0000-000000000000') THEN 'stripe'
	WHEN "changed_by" = '00000000-0000-0000-0000-000000000000' THEN 'system'
	WHEN "changed_by" = "user_id" THEN 'user'
	ELSE 'administrator' END;--> statement-breakpoint
UPDATE "user_plan_history" SET "changed_by" = NULL WHERE "actor_kind" IN ('stripe', 'system');--> statement-breakpoint
ALTER TABLE "user_plan_history" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_plan_history" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "user_plan_history" ADD CONSTRAINT "user_plan_history_actor" CHECK (CASE "actor_kind"
	WHEN 'user' THEN "changed_by" IS NOT NULL
	WHEN 'administrator' THEN "changed_by" IS NOT NULL
	WHEN 'system' THEN "changed_by" IS NULL
	WHEN 'stripe' THEN "changed_by" IS NULL
	ELSE false END);
