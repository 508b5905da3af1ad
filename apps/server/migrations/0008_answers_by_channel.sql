DROP INDEX "answers_keyword_newest";--> statement-breakpoint
CREATE INDEX "answers_keyword" ON "answers" USING btree ("user_id","keyword_id","channel","id");--> statement-breakpoint
CREATE INDEX "answers_channel" ON "answers" USING btree ("user_id","channel","id");