ALTER TABLE "statements" ADD COLUMN "label" text;--> statement-breakpoint
alter table statements no force row level security;--> statement-breakpoint
alter table unread_answers no force row level security;--> statement-breakpoint
-- What the rules have read is read again, in the background, with the head that it stands under.
INSERT INTO "unread_answers" ("user_id", "answer_id", "judgement_id")
SELECT DISTINCT "user_id", "answer_id", "judgement_id" FROM "statements" WHERE "source" = 'rules'
ON CONFLICT DO NOTHING;
