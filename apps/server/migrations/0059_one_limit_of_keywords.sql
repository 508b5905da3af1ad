-- What limited keywords and what plans promised were two numbers. Where they differ, nobody may keep fewer than before.
UPDATE "plans" SET "keywords_per_channel" = CASE
	WHEN "max_keywords" IS NULL THEN NULL
	ELSE greatest("keywords_per_channel", ceil("max_keywords"::numeric / greatest("total_channels", 1))::int) END
WHERE "max_keywords" IS DISTINCT FROM "keywords_per_channel" * "total_channels";--> statement-breakpoint
ALTER TABLE "plans" DROP COLUMN "max_keywords";--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "max_keywords" integer GENERATED ALWAYS AS (keywords_per_channel * total_channels) STORED;
