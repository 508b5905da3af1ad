ALTER TABLE "mails" ADD COLUMN "user_id" uuid;--> statement-breakpoint
update mails set user_id = account.id from auth."user" account where account.email = mails.recipient;--> statement-breakpoint
alter table email_changes no force row level security;--> statement-breakpoint
update mails set user_id = change.user_id from email_changes change
where mails.user_id is null and change.new_email = mails.recipient;--> statement-breakpoint
alter table email_changes force row level security;--> statement-breakpoint
-- To addresses that no account has any more: nobody can tell whose they were, so none of them outlives an erasure.
delete from mails where user_id is null;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id");
