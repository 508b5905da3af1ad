DROP TABLE "report_competitors" CASCADE;--> statement-breakpoint
DROP TABLE "report_undeclared" CASCADE;
--> statement-breakpoint
alter table verdicts no force row level security;--> statement-breakpoint
alter table judgements no force row level security;--> statement-breakpoint
alter table uncounted_answers no force row level security;--> statement-breakpoint
-- What answers say of other companies is counted anew from all of them, in the background.
INSERT INTO "uncounted_answers" ("user_id", "answer_id", "judgement_id")
SELECT v."user_id", v."answer_id", v."judgement_id"
FROM "verdicts" v JOIN "judgements" j ON j."user_id" = v."user_id" AND j."id" = v."judgement_id"
WHERE j."state" IN ('current', 'superseded', 'preview')
  AND (j."state" <> 'superseded' OR NOT EXISTS (
    SELECT FROM "verdicts" n JOIN "judgements" o ON o."user_id" = n."user_id" AND o."id" = n."judgement_id"
    WHERE n."user_id" = v."user_id" AND n."answer_id" = v."answer_id" AND n."judgement_id" <> v."judgement_id"
      AND (o."state" = 'current' OR (o."state" = 'superseded' AND o."id" > j."id"))));
