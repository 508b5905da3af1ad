alter table stance_readings no force row level security;--> statement-breakpoint
alter table verdicts no force row level security;--> statement-breakpoint
alter table unread_answers no force row level security;--> statement-breakpoint
-- What the rules have read stays beside what a model has: such answers are read again, in the background.
INSERT INTO "unread_answers" ("user_id", "answer_id", "judgement_id")
SELECT DISTINCT v."user_id", v."answer_id", v."judgement_id" FROM "verdicts" v
JOIN "stance_readings" r ON r."user_id" = v."user_id" AND r."answer_id" = v."answer_id" AND r."state" = 'decided'
ON CONFLICT DO NOTHING;
