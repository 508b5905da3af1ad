CREATE TABLE "provider_minutes" (
	"provider" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	CONSTRAINT "provider_minutes_provider_minute_pk" PRIMARY KEY("provider","minute")
);
--> statement-breakpoint
CREATE TABLE "provider_slots" (
	"provider" text NOT NULL,
	"slot_no" integer NOT NULL,
	"holder" uuid,
	"lease_until" timestamp with time zone,
	CONSTRAINT "provider_slots_provider_slot_no_pk" PRIMARY KEY("provider","slot_no")
);
--> statement-breakpoint
CREATE TABLE "provider_states" (
	"provider" text PRIMARY KEY NOT NULL,
	"paused_until" timestamp with time zone,
	"pause_reason" text,
	"last_success_at" timestamp with time zone,
	"last_failure_at" timestamp with time zone,
	"last_failure" text
);
--> statement-breakpoint
CREATE TABLE "channel_settings" (
	"channel" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provider_minutes_minute" ON "provider_minutes" USING btree ("minute");