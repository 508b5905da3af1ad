-- 0083 moved none where the owner of the tables is bound by row-level security.
alter table keywords no force row level security;--> statement-breakpoint
alter table keyword_generations no force row level security;--> statement-breakpoint
alter table keyword_suggestions no force row level security;--> statement-breakpoint
alter table check_attempts no force row level security;--> statement-breakpoint
alter table answers no force row level security;--> statement-breakpoint
alter table keyword_tag_relations no force row level security;--> statement-breakpoint
INSERT INTO "keyword_suggestions" ("user_id", "id", "batch_id", "keyword", "text_key", "topic", "search_intent", "created_at")
SELECT k."user_id", k."id", k."generation_batch_id", k."keyword", k."text_key", k."topic", coalesce(k."search_intent", 'informational'), k."created_at"
FROM "keywords" k JOIN "keyword_generations" g ON g."user_id" = k."user_id" AND g."id" = k."generation_batch_id"
WHERE g."confirmed_at" IS NULL AND g."ideas" IS NOT NULL AND k."question" IS NULL
  AND NOT EXISTS (SELECT FROM "check_attempts" c WHERE c."user_id" = k."user_id" AND c."keyword_id" = k."id")
  AND NOT EXISTS (SELECT FROM "answers" a WHERE a."user_id" = k."user_id" AND a."keyword_id" = k."id")
  AND NOT EXISTS (SELECT FROM "keyword_tag_relations" t WHERE t."user_id" = k."user_id" AND t."keyword_id" = k."id")
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "keywords" k USING "keyword_suggestions" s WHERE s."user_id" = k."user_id" AND s."id" = k."id";
