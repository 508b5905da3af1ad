CREATE INDEX "error_groups_error_id" ON "error_groups" USING btree ("error_id");--> statement-breakpoint
CREATE INDEX "payments_id" ON "payments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "subscriptions_id" ON "subscriptions" USING btree ("id");