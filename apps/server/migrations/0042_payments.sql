CREATE TABLE "checkout_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"session_id" text,
	"plan_id" uuid NOT NULL,
	"interval" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_sessions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text,
	"number" text,
	"status" text NOT NULL,
	"amount_due_cents" integer NOT NULL,
	"amount_paid_cents" integer NOT NULL,
	"refunded_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "payments_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"is_live" boolean NOT NULL,
	"trial_used_at" timestamp with time zone,
	"asked_seq" integer DEFAULT 0 NOT NULL,
	"synced_seq" integer DEFAULT 0 NOT NULL,
	"synced_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"customer_id" text,
	"left_alone" text,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"plan_id" uuid,
	"interval" text,
	"created_at" timestamp with time zone NOT NULL,
	"period_ends_at" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"unpaid_since" timestamp with time zone,
	CONSTRAINT "subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_subscription_status" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"is_subscribed" boolean NOT NULL,
	"subscription_end_date" timestamp with time zone,
	"subscription_id" text,
	"plan_id" uuid,
	"reminded_subscription_id" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subscription_id" text,
	"reason" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "plan_grants_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_subscription_status" ADD CONSTRAINT "user_subscription_status_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_session" ON "checkout_sessions" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "checkout_sessions_plan" ON "checkout_sessions" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "stripe_customers_look" ON "stripe_customers" USING btree ("look_at") WHERE "stripe_customers"."look_at" is not null;--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_plan" ON "subscriptions" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_grants_one_of_subscription" ON "plan_grants" USING btree ("user_id","subscription_id") WHERE "plan_grants"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "plan_grants_plan" ON "plan_grants" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "plan_grants_ends" ON "plan_grants" USING btree ("ends_at");--> statement-breakpoint
-- From now on a grant says why somebody is on a plan. Whoever is on another one than that of new accounts was put there by
-- an administrator, because nothing took payments: they stay.
alter table profiles no force row level security;--> statement-breakpoint
insert into plan_grants (user_id, id, plan_id, source, reason, starts_at)
  select p.id, gen_random_uuid(), p.plan_id, 'administrator', 'On this plan before payments began', now()
  from profiles p join plans on plans.id = p.plan_id where not plans.is_default;--> statement-breakpoint
alter table profiles force row level security;
