-- Every key of a table of accounts begins with the account. What is looked up before an account is known has a table of its own.
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_pkey";--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_key_hash_unique";--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_id_pk" PRIMARY KEY("account_id","id");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_hash" UNIQUE("account_id","key_hash");--> statement-breakpoint
CREATE INDEX "api_keys_id" ON "api_keys" USING btree ("id");--> statement-breakpoint
ALTER TABLE "stripe_customers" DROP CONSTRAINT "stripe_customers_customer_id_unique";--> statement-breakpoint
DROP INDEX "checkout_sessions_session";--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_session" ON "checkout_sessions" USING btree ("account_id","session_id");--> statement-breakpoint
CREATE TABLE "api_key_accounts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customer_accounts" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL
);
--> statement-breakpoint
alter table api_keys no force row level security;--> statement-breakpoint
alter table stripe_customers no force row level security;--> statement-breakpoint
insert into api_key_accounts (key_hash, account_id) select key_hash, account_id from api_keys;--> statement-breakpoint
insert into stripe_customer_accounts (customer_id, account_id) select customer_id, account_id from stripe_customers;--> statement-breakpoint
ALTER TABLE "api_key_accounts" ADD CONSTRAINT "api_key_accounts_key" FOREIGN KEY ("account_id","key_hash") REFERENCES "public"."api_keys"("account_id","key_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customer_accounts" ADD CONSTRAINT "stripe_customer_accounts_account_id_stripe_customers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."stripe_customers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_customer_accounts_account" ON "stripe_customer_accounts" USING btree ("account_id");
