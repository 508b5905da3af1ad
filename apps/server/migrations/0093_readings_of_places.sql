ALTER TABLE "verdicts" ADD COLUMN "doubt" text;--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP CONSTRAINT "auxiliary_verdicts_once";--> statement-breakpoint
DROP INDEX "auxiliary_verdicts_same";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD COLUMN "question" text;--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD COLUMN "places" jsonb;--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD COLUMN "text_hash" text;--> statement-breakpoint
alter table auxiliary_verdicts no force row level security;--> statement-breakpoint
-- A sentence that was asked about is the one place of its row, and its decision holds for what stands in it.
UPDATE "auxiliary_verdicts" SET "text_hash" = "sentence_hash", "places" = jsonb_build_array(jsonb_build_object(
  'start', "start_offset", 'end', "end_offset", 'text', "sentence", 'doubt', 'weak_signs',
  'rules_counted', "rules_counted", 'rules_confidence', "rules_confidence",
  'decision', "decision", 'other', null, 'quote', null));--> statement-breakpoint
alter table auxiliary_verdicts force row level security;--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ALTER COLUMN "places" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ALTER COLUMN "text_hash" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "auxiliary_verdicts_same" ON "auxiliary_verdicts" USING btree ("user_id","text_hash","brand_hash");--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD CONSTRAINT "auxiliary_verdicts_once" UNIQUE("user_id","answer_id","text_hash","start_offset","brand_hash");
