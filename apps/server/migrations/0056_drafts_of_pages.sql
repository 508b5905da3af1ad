ALTER TABLE "cms_pages" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "live_title" text;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "live_description" text;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "live_content" text;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "live_at" timestamp with time zone;