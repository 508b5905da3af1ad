ALTER TABLE "auxiliary_verdicts" ADD COLUMN "asked_for" text DEFAULT 'brand' NOT NULL;--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD COLUMN "companies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_mentions" ADD COLUMN "doubt" text;--> statement-breakpoint
CREATE INDEX "auxiliary_verdicts_created" ON "auxiliary_verdicts" USING brin ("created_at");