CREATE TABLE "cms_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"content" text NOT NULL,
	"is_published" boolean NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cms_redirects" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cms_redirects" ADD CONSTRAINT "cms_redirects_page_id_cms_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."cms_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cms_pages_slug" ON "cms_pages" USING btree ("slug") WHERE "cms_pages"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cms_pages_shown" ON "cms_pages" USING btree ("kind","published_at");--> statement-breakpoint
CREATE INDEX "cms_redirects_page" ON "cms_redirects" USING btree ("page_id");