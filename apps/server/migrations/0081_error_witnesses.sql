ALTER TABLE "error_groups" ADD COLUMN "met_by" text DEFAULT 'visitor' NOT NULL;
--> statement-breakpoint
UPDATE "error_groups" SET "met_by" = 'account'
WHERE "category" = 'API_ERROR' OR "id" IN (SELECT "group_id" FROM "error_group_users");
