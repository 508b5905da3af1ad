-- Accounts that are there keep how their keywords become questions: a changed question starts a new series.
ALTER TABLE "profiles" ADD COLUMN "wording_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "wording_version" SET DEFAULT 2;
