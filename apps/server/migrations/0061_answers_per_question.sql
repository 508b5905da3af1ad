ALTER TABLE "plans" ADD COLUMN "samples_max" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- As new installations have it: whoever pays may ask for several answers.
UPDATE "plans" SET "samples_max" = CASE WHEN "name" = 'Enterprise' THEN 10 ELSE 5 END WHERE "price_monthly" > 0;
