ALTER TABLE "payments" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "amount_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "next_amount_cents" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_subscription_status" ADD COLUMN "last_paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_plan" ON "payments" USING btree ("plan_id");
--> statement-breakpoint
-- Row-level security is forced on these, also upon who owns them.
alter table payments no force row level security;--> statement-breakpoint
alter table subscriptions no force row level security;--> statement-breakpoint
alter table user_plan_history no force row level security;--> statement-breakpoint
alter table user_subscription_status no force row level security;--> statement-breakpoint
UPDATE "payments" p SET "plan_id" = coalesce(
  (SELECT h."new_plan_id" FROM "user_plan_history" h JOIN "plans" l ON l."id" = h."new_plan_id"
   WHERE h."user_id" = p."user_id" AND h."actor_kind" = 'stripe' AND l."price_monthly" > 0
     AND h."created_at" <= coalesce(p."paid_at", p."created_at") + interval '2 minutes'
   ORDER BY h."created_at" DESC LIMIT 1),
  (SELECT s."plan_id" FROM "subscriptions" s WHERE s."user_id" = p."user_id" AND s."id" = p."subscription_id"))
WHERE p."subscription_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "user_subscription_status" u SET "last_paid_at" =
  (SELECT max(p."paid_at") FROM "payments" p
   WHERE p."user_id" = u."user_id" AND p."subscription_id" = u."subscription_id" AND p."amount_paid_cents" > 0);
