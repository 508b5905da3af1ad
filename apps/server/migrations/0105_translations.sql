ALTER TABLE "cms_pages" ADD COLUMN "translations" jsonb DEFAULT '{"de":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cms_pages" ADD COLUMN "live_translations" jsonb;--> statement-breakpoint
ALTER TABLE "faq_categories" ADD COLUMN "translations" jsonb DEFAULT '{"de":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "faq_items" ADD COLUMN "translations" jsonb DEFAULT '{"de":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "landing_claims" ADD COLUMN "translations" jsonb DEFAULT '{"de":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "translations" jsonb DEFAULT '{"de":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "translations" jsonb DEFAULT '{"de":null}'::jsonb NOT NULL;