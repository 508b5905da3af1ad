CREATE TABLE "design_drafts" (
	"name" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"tokens" jsonb NOT NULL,
	"updated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "design_tokens" (
	"number" integer NOT NULL,
	"token_name" text NOT NULL,
	"scheme" text NOT NULL,
	"token_value" text NOT NULL,
	"token_group" text NOT NULL,
	CONSTRAINT "design_tokens_number_scheme_token_name_pk" PRIMARY KEY("number","scheme","token_name")
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"number" integer PRIMARY KEY NOT NULL,
	"style_sheet" text,
	"hash" text,
	"restored" integer,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"tokens" jsonb NOT NULL,
	"is_built_in" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_tokens" ADD CONSTRAINT "design_tokens_number_design_versions_number_fk" FOREIGN KEY ("number") REFERENCES "public"."design_versions"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_versions_hash" ON "design_versions" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "theme_templates_name" ON "theme_templates" USING btree ("name") WHERE "theme_templates"."deleted_at" is null;