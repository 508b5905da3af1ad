ALTER TABLE "accounts" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
-- The first account of everybody had the id of its person.
alter table accounts no force row level security;--> statement-breakpoint
update accounts set owner_id = id;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_id_persons_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_owner" ON "accounts" USING btree ("owner_id");--> statement-breakpoint
create or replace function auth.make_first_account() returns trigger language plpgsql as $$
begin
  insert into public.persons (id, full_name, email, interface_language)
  values (new.id, new.name, new.email, new.language);
  insert into public.accounts (id, owner_id, plan_id)
  values (new.id, new.id, (select id from public.plans where is_default));
  insert into public.brands (account_id, id) values (new.id, new.id);
  return new;
end
$$;
