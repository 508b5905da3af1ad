ALTER TABLE "auth"."user" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "interface_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
create or replace function auth.make_profile() returns trigger language plpgsql as $$
begin
  insert into public.profiles (id, full_name, email, plan_id, interface_language)
  values (new.id, new.name, new.email, (select id from public.plans where is_default), new.language);
  return new;
end
$$;
