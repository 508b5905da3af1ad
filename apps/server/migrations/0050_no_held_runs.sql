-- A day of a demonstration's past that was still being written: nobody goes on with it, and no worker may date it today.
ALTER TABLE "check_runs" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "run_channels" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "check_run_items" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "check_run_items" i SET "state" = 'cancelled' FROM "run_channels" c
  WHERE c."user_id" = i."user_id" AND c."run_id" = i."run_id" AND c."channel" = i."channel"
    AND c."is_held" AND c."state" IN ('waiting', 'ready', 'running') AND i."state" = 'open';--> statement-breakpoint
UPDATE "check_runs" r SET "state" = 'cancelled', "ended_at" = r."created_at"
  WHERE r."state" = 'running' AND EXISTS (SELECT FROM "run_channels" c WHERE c."user_id" = r."user_id" AND c."run_id" = r."id"
    AND c."is_held" AND c."state" IN ('waiting', 'ready', 'running'));--> statement-breakpoint
UPDATE "run_channels" c SET "state" = 'cancelled', "ended_at" = r."created_at", "lease_until" = NULL, "resume_at" = NULL
  FROM "check_runs" r WHERE r."user_id" = c."user_id" AND r."id" = c."run_id"
    AND c."is_held" AND c."state" IN ('waiting', 'ready', 'running');--> statement-breakpoint
ALTER TABLE "check_runs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "run_channels" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "check_run_items" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "run_channels" DROP COLUMN "is_held";
