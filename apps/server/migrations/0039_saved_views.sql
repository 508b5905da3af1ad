CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE INDEX "audit_logs_request" ON "audit_logs" USING btree ("request_id");