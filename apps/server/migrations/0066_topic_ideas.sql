CREATE TABLE "topic_idea_choices" (
	"user_id" uuid NOT NULL,
	"idea_key" text NOT NULL,
	"state" text NOT NULL,
	"topic" text NOT NULL,
	"put_off_until" timestamp with time zone,
	"keyword_ids" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topic_idea_choices_user_id_idea_key_pk" PRIMARY KEY("user_id","idea_key")
);
--> statement-breakpoint
CREATE TABLE "topic_ideas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"topic" text NOT NULL,
	"questions" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "topic_ideas" ADD CONSTRAINT "topic_ideas_category_id_topic_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."topic_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_ideas" ADD CONSTRAINT "topic_ideas_subcategory_id_topic_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."topic_subcategories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "topic_ideas_category" ON "topic_ideas" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "topic_ideas_subcategory" ON "topic_ideas" USING btree ("subcategory_id");--> statement-breakpoint
CREATE UNIQUE INDEX "topic_ideas_topic" ON "topic_ideas" USING btree ("category_id","topic") WHERE "topic_ideas"."deleted_at" is null;