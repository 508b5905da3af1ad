ALTER TABLE "report_revisions" ADD COLUMN "similar_low" double precision;--> statement-breakpoint
ALTER TABLE "report_revisions" ADD COLUMN "similar_high" double precision;--> statement-breakpoint
-- Row-level security is forced on these, also upon who owns them.
alter table report_revisions no force row level security;--> statement-breakpoint
alter table report_keywords no force row level security;--> statement-breakpoint
alter table own_analytics_reports no force row level security;--> statement-breakpoint
-- What was stored is the range for keywords like these; the range for the keywords themselves is computed from the lines.
WITH "counted" AS (
	SELECT "user_id", "report_id", "judgement_id", count(*)::float8 AS "keywords", sum("n" - "empty")::float8 AS "answers",
		sum("k")::float8 / sum("n" - "empty") AS "rate", (count(*) FILTER (WHERE "n" - "empty" = 1))::float8 AS "single",
		coalesce(sum("k"::float8 * ("n" - "empty" - "k") / ("n" - "empty" - 1)) FILTER (WHERE "n" - "empty" > 1), 0) AS "within"
	FROM "report_keywords" WHERE NOT "is_branded" AND "n" > "empty" GROUP BY 1, 2, 3),
"varied" AS (
	SELECT *, "rate" * (1 - "rate") AS "overall",
		("within" + ("single" + 6 * "answers" / "keywords") * "rate" * (1 - "rate")) / ("answers" * (1 + 6 / "keywords")) AS "variance"
	FROM "counted"),
"worth" AS (
	SELECT *, "answers" * CASE WHEN "variance" > 0 THEN greatest(1, "overall" / "variance") ELSE 1 END AS "effective",
		1.959963984540054::float8 AS "z"
	FROM "varied"),
"ranges" AS (
	SELECT *, ("rate" + "z" * "z" / (2 * "effective")) / (1 + "z" * "z" / "effective") AS "center",
		"z" / (1 + "z" * "z" / "effective") * sqrt("overall" / "effective" + "z" * "z" / (4 * "effective" * "effective")) AS "half"
	FROM "worth")
UPDATE "report_revisions" r SET "similar_low" = r."rate_low", "similar_high" = r."rate_high",
	"rate_low" = greatest(0, least(s."rate", s."center" - s."half")), "rate_high" = least(1, greatest(s."rate", s."center" + s."half"))
FROM "ranges" s WHERE s."user_id" = r."user_id" AND s."report_id" = r."report_id" AND s."judgement_id" = r."judgement_id"
	AND r."rate" IS NOT NULL;
--> statement-breakpoint
-- Windows are filled again from the lines, newest first.
UPDATE "report_revisions" SET "pooled" = NULL WHERE "pooled" IS NOT NULL;
--> statement-breakpoint
-- Kept until what they count changes: they are made again when they are asked for.
DELETE FROM "own_analytics_reports";
--> statement-breakpoint
DELETE FROM "analytics_reports";
