CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "topic_subcategories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topic_subcategories" ADD CONSTRAINT "topic_subcategories_category_id_topic_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."topic_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "topic_categories_name" ON "topic_categories" USING btree ("name") WHERE "topic_categories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "topic_subcategories_category" ON "topic_subcategories" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_subcategories_name" ON "topic_subcategories" USING btree ("category_id","name") WHERE "topic_subcategories"."deleted_at" is null;