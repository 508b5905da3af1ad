DROP INDEX "report_revisions_unpooled";--> statement-breakpoint
ALTER TABLE "report_revisions" DROP COLUMN "pooled";