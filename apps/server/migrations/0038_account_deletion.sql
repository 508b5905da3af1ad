ALTER TABLE "auth"."user" ADD COLUMN "deletion_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."user" ADD COLUMN "erasure_begun_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "user_deletion" ON "auth"."user" USING btree ("deletion_asked_at") WHERE "auth"."user"."deletion_asked_at" is not null;--> statement-breakpoint
-- An act stays in the audit as it was written, with one exception: what is personal of an account that is gone is taken
-- out. Only the erase role has the right to, and nothing but that passes here, whatever a grant says.
create function public.refuse_change_of_audit() returns trigger language plpgsql set search_path = '' as $$
declare
  personal constant text[] := array['reason', 'before', 'after', 'ip_address', 'user_agent'];
begin
  if tg_op = 'UPDATE' and to_jsonb(new) <> to_jsonb(old) and to_jsonb(new) - personal = to_jsonb(old) - personal
    and (new.reason is null or new.reason = old.reason)
    and (new.before is null or new.before = old.before)
    and (new.after is null or new.after = old.after)
    and (new.ip_address is null or new.ip_address = old.ip_address)
    and (new.user_agent is null or new.user_agent = old.user_agent)
  then
    return new;
  end if;
  raise exception '% is insert-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
drop trigger insert_only on audit_logs;
--> statement-breakpoint
create trigger insert_only before update or delete on audit_logs for each row execute function public.refuse_change_of_audit();
