ALTER TABLE "stance_readings" DROP CONSTRAINT "stance_readings_once";--> statement-breakpoint
ALTER TABLE "stance_readings" ADD COLUMN "company_key" text;--> statement-breakpoint
CREATE INDEX "stance_readings_run" ON "stance_readings" USING btree ("user_id","run_id","channel");--> statement-breakpoint
ALTER TABLE "stance_readings" ADD CONSTRAINT "stance_readings_once" UNIQUE NULLS NOT DISTINCT("user_id","answer_id","company_key");