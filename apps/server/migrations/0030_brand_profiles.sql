CREATE TABLE "brand_messaging_pillars" (
	"user_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"pillar_text" text NOT NULL,
	"sort_order" integer NOT NULL,
	CONSTRAINT "brand_messaging_pillars_user_id_brand_id_sort_order_pk" PRIMARY KEY("user_id","brand_id","sort_order")
);
--> statement-breakpoint
CREATE TABLE "brand_profiles" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"description" text,
	"industry" text,
	"service_area" text,
	"brand_voice" text,
	"brand_personality" text,
	"unique_value_proposition" text,
	"competitive_differentiation" text,
	"brand_mission" text,
	"brand_vision" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_profiles_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "brand_profiles_user" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "brand_questions" (
	"user_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"question_text" text NOT NULL,
	"question_category" text NOT NULL,
	"priority_score" integer NOT NULL,
	CONSTRAINT "brand_questions_user_id_brand_id_place_pk" PRIMARY KEY("user_id","brand_id","place")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "seed_keyword" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "business_category_id" uuid;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "business_subcategory_id" uuid;--> statement-breakpoint
ALTER TABLE "brand_messaging_pillars" ADD CONSTRAINT "brand_messaging_pillars_brand" FOREIGN KEY ("user_id","brand_id") REFERENCES "public"."brand_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_questions" ADD CONSTRAINT "brand_questions_brand" FOREIGN KEY ("user_id","brand_id") REFERENCES "public"."brand_profiles"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_business_category_id_topic_categories_id_fk" FOREIGN KEY ("business_category_id") REFERENCES "public"."topic_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_business_subcategory_id_topic_subcategories_id_fk" FOREIGN KEY ("business_subcategory_id") REFERENCES "public"."topic_subcategories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profiles_business_category" ON "profiles" USING btree ("business_category_id");--> statement-breakpoint
CREATE INDEX "profiles_business_subcategory" ON "profiles" USING btree ("business_subcategory_id");