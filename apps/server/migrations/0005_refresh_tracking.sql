CREATE TABLE "refresh_tracking" (
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"last_refreshed_at" timestamp with time zone,
	"next_refresh_at" timestamp with time zone NOT NULL,
	"frequency_hours" integer NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "refresh_tracking_user_id_channel_pk" PRIMARY KEY("user_id","channel")
);
--> statement-breakpoint
CREATE TABLE "tracker_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "refresh_tracking_due" ON "refresh_tracking" USING btree ("next_refresh_at");