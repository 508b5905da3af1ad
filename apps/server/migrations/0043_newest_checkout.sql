ALTER TABLE "stripe_customers" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD COLUMN "woken_at" timestamp with time zone;