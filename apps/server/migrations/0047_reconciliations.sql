CREATE TABLE "payment_drifts" (
	"user_id" uuid NOT NULL,
	"reconciliation_id" uuid NOT NULL,
	"differences" text[] NOT NULL,
	CONSTRAINT "payment_drifts_user_id_reconciliation_id_pk" PRIMARY KEY("user_id","reconciliation_id")
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"customers" integer DEFAULT 0 NOT NULL,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"missed_events" integer DEFAULT 0 NOT NULL,
	"drifted" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "payment_drifts" ADD CONSTRAINT "payment_drifts_reconciliation_id_payment_reconciliations_id_fk" FOREIGN KEY ("reconciliation_id") REFERENCES "public"."payment_reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_drifts_reconciliation" ON "payment_drifts" USING btree ("reconciliation_id");--> statement-breakpoint
CREATE INDEX "payment_reconciliations_newest" ON "payment_reconciliations" USING btree ("asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reconciliations_waiting" ON "payment_reconciliations" USING btree ("state") WHERE "payment_reconciliations"."state" = 'waiting';