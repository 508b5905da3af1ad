CREATE TABLE "keyword_suggestions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"text_key" text NOT NULL,
	"topic" text,
	"search_intent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyword_suggestions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "keyword_suggestions_text_key" UNIQUE("user_id","text_key")
);
--> statement-breakpoint
ALTER TABLE "keyword_suggestions" ADD CONSTRAINT "keyword_suggestions_batch" FOREIGN KEY ("user_id","batch_id") REFERENCES "public"."keyword_generations"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "keyword_suggestions" ("user_id", "id", "batch_id", "keyword", "text_key", "topic", "search_intent", "created_at")
SELECT k."user_id", k."id", k."generation_batch_id", k."keyword", k."text_key", k."topic", coalesce(k."search_intent", 'informational'), k."created_at"
FROM "keywords" k JOIN "keyword_generations" g ON g."user_id" = k."user_id" AND g."id" = k."generation_batch_id"
WHERE g."confirmed_at" IS NULL AND g."ideas" IS NOT NULL AND k."question" IS NULL
  AND NOT EXISTS (SELECT FROM "check_attempts" c WHERE c."user_id" = k."user_id" AND c."keyword_id" = k."id")
  AND NOT EXISTS (SELECT FROM "answers" a WHERE a."user_id" = k."user_id" AND a."keyword_id" = k."id")
  AND NOT EXISTS (SELECT FROM "keyword_tag_relations" t WHERE t."user_id" = k."user_id" AND t."keyword_id" = k."id");
--> statement-breakpoint
DELETE FROM "keywords" k USING "keyword_suggestions" s WHERE s."user_id" = k."user_id" AND s."id" = k."id";
