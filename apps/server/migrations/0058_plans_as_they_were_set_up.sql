CREATE TABLE "payment_set_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"prices_made" integer DEFAULT 0 NOT NULL,
	"prices_kept" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "stripe_set_up" jsonb;--> statement-breakpoint
CREATE INDEX "payment_set_ups_newest" ON "payment_set_ups" USING btree ("asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_set_ups_waiting" ON "payment_set_ups" USING btree ("state") WHERE "payment_set_ups"."state" = 'waiting';--> statement-breakpoint
-- What was sold until now is taken to be set up as it stands: where it is not, the first checkout finds out and says so.
ALTER TABLE "stripe_customers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "plans" SET "stripe_set_up" = jsonb_build_object(
	'product_id', "stripe_product_id",
	'monthly_cents', round("price_monthly" * 100)::int,
	'yearly_cents', round("price_yearly" * 100)::int,
	'is_live', EXISTS (SELECT 1 FROM "stripe_customers" WHERE "is_live"))
WHERE "stripe_product_id" IS NOT NULL AND "price_monthly" > 0;--> statement-breakpoint
ALTER TABLE "stripe_customers" FORCE ROW LEVEL SECURITY;
