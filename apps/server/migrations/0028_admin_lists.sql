-- Parts of names and addresses are found by their groups of three letters. A trusted extension: the owner of the database may make it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE INDEX "user_newest" ON "auth"."user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_search" ON "auth"."user" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "profiles_plan" ON "profiles" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "profiles_last_seen" ON "profiles" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "profiles" USING gin ("full_name" gin_trgm_ops,"company_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_logs_actor" ON "audit_logs" USING btree ("actor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_logs_action" ON "audit_logs" USING btree ("action","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);