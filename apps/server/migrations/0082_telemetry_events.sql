CREATE TABLE "telemetry_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"session_id" uuid NOT NULL,
	"component" text NOT NULL,
	"event" text NOT NULL,
	"category" text NOT NULL,
	"duration_ms" double precision,
	"success" boolean NOT NULL,
	"metadata" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "telemetry_events_at" ON "telemetry_events" USING btree ("at");