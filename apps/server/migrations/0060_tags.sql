CREATE TABLE "keyword_tag_relations" (
	"user_id" uuid NOT NULL,
	"keyword_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyword_tag_relations_user_id_keyword_id_tag_id_pk" PRIMARY KEY("user_id","keyword_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag_activity" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"operation_type" text NOT NULL,
	"tag_name" text NOT NULL,
	"keywords_affected" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tag_activity_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"color" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tags_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "tags_name_key" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "keyword_tag_relations" ADD CONSTRAINT "keyword_tag_relations_keyword" FOREIGN KEY ("user_id","keyword_id") REFERENCES "public"."keywords"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_tag_relations" ADD CONSTRAINT "keyword_tag_relations_tag" FOREIGN KEY ("user_id","tag_id") REFERENCES "public"."tags"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_tag_relations_of_tag" ON "keyword_tag_relations" USING btree ("user_id","tag_id");