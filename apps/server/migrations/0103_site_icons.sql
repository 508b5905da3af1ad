CREATE TABLE "site_icons" (
	"host" text PRIMARY KEY NOT NULL,
	"image_url" text,
	"fetched_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "created_by" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "site_icons_due" ON "site_icons" USING btree ("due_at");