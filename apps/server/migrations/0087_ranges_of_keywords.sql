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
		sum("k"::float8 * ("n" - "empty" - "k")) AS "of_checks", sum("k"::float8 * ("n" - "empty" - "k") / ("n" - "empty")) AS "of_answers",
		sum(("n" - "empty")::float8 ^ 2) / sum("n" - "empty") AS "per_check"
	FROM "report_keywords" WHERE NOT "is_branded" AND "n" > "empty" GROUP BY 1, 2, 3),
"agreed" AS (
	SELECT *, "rate" * (1 - "rate") AS "overall", CASE WHEN "rate" > 0 AND "rate" < 1 THEN
		("of_checks" / "answers" + "rate" * (1 - "rate") / "keywords" * "per_check")
			/ ("of_answers" / "answers" + "rate" * (1 - "rate") / "keywords") ELSE 1 END AS "alikeness"
	FROM "counted"),
"varied" AS (
	SELECT *, (("of_checks" + "single" * "overall") / "answers" + 6 / "keywords" * "overall" * greatest(1, "alikeness"))
		/ (1 + 6 / "keywords") AS "variance"
	FROM "agreed"),
"worth" AS (
	SELECT *, "answers" * CASE WHEN "variance" > 0 THEN least(4, greatest(1, "overall" / "variance")) ELSE 1 END AS "effective",
		1.959963984540054::float8 AS "z"
	FROM "varied"),
"ranges" AS (
	SELECT *, ("rate" + "z" * "z" / (2 * "effective")) / (1 + "z" * "z" / "effective") AS "center",
		"z" / (1 + "z" * "z" / "effective") * sqrt("overall" / "effective" + "z" * "z" / (4 * "effective" * "effective")) AS "half"
	FROM "worth"),
"bounded" AS (
	SELECT *, greatest(0, least("rate", "center" - "half")) AS "low", least(1, greatest("rate", "center" + "half")) AS "high" FROM "ranges")
UPDATE "report_revisions" r SET "rate_low" = s."low", "rate_high" = s."high",
	"similar_low" = least(r."rate_low", s."low"), "similar_high" = greatest(r."rate_high", s."high")
FROM "bounded" s WHERE s."user_id" = r."user_id" AND s."report_id" = r."report_id" AND s."judgement_id" = r."judgement_id"
	AND r."rate" IS NOT NULL;
--> statement-breakpoint
-- Windows are filled again from the lines, newest first.
UPDATE "report_revisions" SET "pooled" = NULL WHERE "pooled" IS NOT NULL;
--> statement-breakpoint
-- Kept until what they count changes: they are made again when they are asked for.
DELETE FROM "own_analytics_reports";
--> statement-breakpoint
DELETE FROM "analytics_reports";
