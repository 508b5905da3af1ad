-- The plan of a profile; plans come after accounts in the order of modules, so the key stands here.
alter table profiles add constraint profiles_plan foreign key (plan_id) references plans (id);
--> statement-breakpoint
-- A profile belongs to every account from its first moment: both rows are made in one transaction or neither.
-- The function runs as whoever inserts the account (the auth role), which may insert profiles and nothing else of a tenant.
create function auth.make_profile() returns trigger language plpgsql as $$
begin
  insert into public.profiles (id, full_name, email, plan_id)
  values (new.id, new.name, new.email, (select id from public.plans where is_default));
  return new;
end
$$;
--> statement-breakpoint
create trigger make_profile after insert on auth."user" for each row execute function auth.make_profile();
--> statement-breakpoint
-- The archive of evidence is insert-only for everybody, whatever a grant says; erasing an account still deletes.
create function public.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
create trigger insert_only before update on answers for each row execute function public.refuse_change();
--> statement-breakpoint
create trigger insert_only before update on verdicts for each row execute function public.refuse_change();
--> statement-breakpoint
create trigger insert_only before update on brand_revisions for each row execute function public.refuse_change();
--> statement-breakpoint
create trigger insert_only before update or delete on audit_logs for each row execute function public.refuse_change();
