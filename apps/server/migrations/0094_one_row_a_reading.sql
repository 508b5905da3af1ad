ALTER TABLE "auxiliary_verdicts" DROP COLUMN "sentence";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP COLUMN "sentence_hash";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP COLUMN "end_offset";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP COLUMN "rules_counted";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP COLUMN "rules_confidence";--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" DROP COLUMN "decision";