CREATE TABLE "warning_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"comparison" text NOT NULL,
	"threshold" double precision NOT NULL,
	"window_minutes" integer NOT NULL,
	"cooldown_minutes" integer NOT NULL,
	"receivers" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warnings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rule_id" uuid NOT NULL,
	"name" text NOT NULL,
	"measure" text NOT NULL,
	"comparison" text NOT NULL,
	"threshold" double precision NOT NULL,
	"value" double precision NOT NULL,
	"warned_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"phrase" text NOT NULL,
	"message" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"domain" text NOT NULL,
	"effect" text NOT NULL,
	"includes_subdomains" boolean NOT NULL,
	"note" text NOT NULL,
	"is_active" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "warnings" ADD CONSTRAINT "warnings_rule_id_warning_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."warning_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "warning_rules_name" ON "warning_rules" USING btree ("name") WHERE "warning_rules"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "warnings_rule" ON "warnings" USING btree ("rule_id","warned_at");--> statement-breakpoint
CREATE INDEX "warnings_warned" ON "warnings" USING btree ("warned_at");--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_rules_phrase" ON "keyword_rules" USING btree ("phrase") WHERE "keyword_rules"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_up_rules_domain" ON "sign_up_rules" USING btree ("domain") WHERE "sign_up_rules"."deleted_at" is null;