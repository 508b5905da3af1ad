-- A row of profiles was a person, their account and its brand: three tables hold them now, the first of each with one id.
CREATE TABLE "persons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"image_url" text,
	"interface_language" text DEFAULT 'en' NOT NULL,
	"shows_sidebar" boolean DEFAULT true NOT NULL,
	"allows_measuring" boolean DEFAULT true NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"keyword_limit_override" integer,
	"monthly_budget_cap_usd" numeric(12, 2),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
alter table brands rename to named_brands;
--> statement-breakpoint
CREATE TABLE "brands" (
	"account_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_name" text,
	"company_url" text,
	"city" text,
	"state" text,
	"offers_local_services" boolean DEFAULT false NOT NULL,
	"seed_keyword" text,
	"business_category_id" uuid,
	"business_subcategory_id" uuid,
	"country" text DEFAULT 'US' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"wording_version" integer DEFAULT 2 NOT NULL,
	"aliases" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"products" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"category" text,
	"company_details_completed" boolean DEFAULT false NOT NULL,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"day_range" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
-- Rows of all users are moved: row-level security is in force for the owner of the tables too.
alter table profiles no force row level security;
--> statement-breakpoint
alter table named_brands no force row level security;
--> statement-breakpoint
insert into persons (id, full_name, email, image_url, interface_language, shows_sidebar, allows_measuring, last_seen_at, updated_at)
  select id, full_name, email, image_url, interface_language, shows_sidebar, allows_measuring, last_seen_at, updated_at from profiles;
--> statement-breakpoint
insert into accounts (id, plan_id, keyword_limit_override, monthly_budget_cap_usd, updated_at)
  select id, plan_id, keyword_limit_override, monthly_budget_cap_usd, updated_at from profiles;
--> statement-breakpoint
insert into brands (account_id, id, company_name, company_url, city, state, offers_local_services, seed_keyword,
    business_category_id, business_subcategory_id, country, language, time_zone, wording_version, aliases, products, category,
    company_details_completed, onboarding_completed, day_range, updated_at)
  select p.id, p.id, p.company_name, p.company_url, p.city, p.state, p.offers_local_services, p.seed_keyword,
    p.business_category_id, p.business_subcategory_id, p.country, p.language, p.time_zone, p.wording_version,
    coalesce(n.aliases, '[]'), coalesce(n.products, '[]'), n.category,
    p.company_details_completed, p.onboarding_completed, p.day_range, greatest(p.updated_at, n.updated_at)
  from profiles p left join named_brands n on n.account_id = p.id;
--> statement-breakpoint
drop trigger make_profile on auth."user";
--> statement-breakpoint
drop function auth.make_profile();
--> statement-breakpoint
drop table named_brands;
--> statement-breakpoint
drop table profiles;
--> statement-breakpoint
ALTER TABLE "persons" ADD CONSTRAINT "persons_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table accounts add constraint accounts_plan foreign key (plan_id) references plans (id);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_business_category_id_topic_categories_id_fk" FOREIGN KEY ("business_category_id") REFERENCES "public"."topic_categories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_business_subcategory_id_topic_subcategories_id_fk" FOREIGN KEY ("business_subcategory_id") REFERENCES "public"."topic_subcategories"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounts_plan" ON "accounts" USING btree ("plan_id");
--> statement-breakpoint
CREATE INDEX "persons_last_seen" ON "persons" USING btree ("last_seen_at","id");
--> statement-breakpoint
CREATE INDEX "persons_name" ON "persons" USING gin ("full_name" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "brands_business_category" ON "brands" USING btree ("business_category_id");
--> statement-breakpoint
CREATE INDEX "brands_business_subcategory" ON "brands" USING btree ("business_subcategory_id");
--> statement-breakpoint
CREATE INDEX "brands_company_name" ON "brands" USING gin ("company_name" gin_trgm_ops);
--> statement-breakpoint
-- All four rows of a sign-up are made in one transaction or none. It runs as the auth role, which may insert these three and
-- nothing else of a tenant.
create function auth.make_first_account() returns trigger language plpgsql as $$
begin
  insert into public.persons (id, full_name, email, interface_language)
  values (new.id, new.name, new.email, new.language);
  insert into public.accounts (id, plan_id) values (new.id, (select id from public.plans where is_default));
  insert into public.brands (account_id, id) values (new.id, new.id);
  return new;
end
$$;
--> statement-breakpoint
create trigger make_first_account after insert on auth."user" for each row execute function auth.make_first_account();
