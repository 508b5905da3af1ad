CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'user' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"company_name" text,
	"company_url" text,
	"city" text,
	"state" text,
	"offers_local_services" boolean DEFAULT false NOT NULL,
	"country" text DEFAULT 'US' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"company_details_completed" boolean DEFAULT false NOT NULL,
	"onboarding_completed" boolean DEFAULT false NOT NULL,
	"plan_id" uuid NOT NULL,
	"keyword_limit_override" integer,
	"monthly_budget_cap_usd" numeric(12, 2),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"reason" text,
	"before" jsonb,
	"after" jsonb,
	"ip_address" text,
	"user_agent" text,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand_revisions" (
	"user_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"name" text NOT NULL,
	"names" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_revisions_user_id_revision_pk" PRIMARY KEY("user_id","revision")
);
--> statement-breakpoint
CREATE TABLE "answer_citations" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"title" text,
	"domain" text,
	"kind" text NOT NULL,
	"is_cited" boolean NOT NULL,
	CONSTRAINT "answer_citations_user_id_answer_id_position_pk" PRIMARY KEY("user_id","answer_id","position")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"keyword_id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"company_name" text NOT NULL,
	"sample_no" integer NOT NULL,
	"surface_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"finish" text NOT NULL,
	"is_counted" boolean NOT NULL,
	"is_ad_hoc" boolean NOT NULL,
	"searched" boolean NOT NULL,
	"queries" jsonb NOT NULL,
	"usage" jsonb NOT NULL,
	"cost_microdollars" bigint NOT NULL,
	"price_date" text,
	"latency_ms" integer NOT NULL,
	"request_id" text,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"citations" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"raw" jsonb,
	CONSTRAINT "answers_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "check_attempts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"keyword_id" uuid NOT NULL,
	"sample_no" integer NOT NULL,
	"attempt_no" integer NOT NULL,
	"epoch" integer NOT NULL,
	"state" text NOT NULL,
	"reserved_microdollars" bigint NOT NULL,
	"cost_microdollars" bigint DEFAULT 0 NOT NULL,
	"error_code" text,
	"error_message" text,
	"http_status" integer,
	"request_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"deadline_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "check_attempts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "check_attempts_once" UNIQUE("user_id","run_id","channel","keyword_id","sample_no","attempt_no")
);
--> statement-breakpoint
CREATE TABLE "check_run_items" (
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"keyword_id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"samples_wanted" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "check_run_items_user_id_run_id_channel_keyword_id_pk" PRIMARY KEY("user_id","run_id","channel","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "check_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"trigger" text NOT NULL,
	"idempotency_key" text,
	"company_name" text NOT NULL,
	"is_ad_hoc" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "check_runs_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "check_runs_idempotency" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "check_samples" (
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"keyword_id" uuid NOT NULL,
	"sample_no" integer NOT NULL,
	"answer_id" uuid,
	CONSTRAINT "check_samples_user_id_run_id_channel_keyword_id_sample_no_pk" PRIMARY KEY("user_id","run_id","channel","keyword_id","sample_no")
);
--> statement-breakpoint
CREATE TABLE "judgements" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"rules_version" text NOT NULL,
	"brand_revision" integer,
	"ad_hoc_names" jsonb,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "judgements_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "run_channels" (
	"user_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"position" integer NOT NULL,
	"scope" text NOT NULL,
	"state" text NOT NULL,
	"lease_epoch" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone,
	"resume_at" timestamp with time zone,
	CONSTRAINT "run_channels_user_id_run_id_channel_pk" PRIMARY KEY("user_id","run_id","channel")
);
--> statement-breakpoint
CREATE TABLE "surfaces" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"channel" text NOT NULL,
	"api" text NOT NULL,
	"model_asked" text NOT NULL,
	"model_served" text NOT NULL,
	"search_enabled" boolean NOT NULL,
	"search_context" text NOT NULL,
	"question" text NOT NULL,
	"location" jsonb,
	"is_simulated" boolean NOT NULL,
	CONSTRAINT "surfaces_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "verdicts" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"mentioned" boolean NOT NULL,
	"confidence" real NOT NULL,
	"rank" integer,
	"list_position" integer,
	"share_of_voice" real,
	"prominence" real NOT NULL,
	"is_empty" boolean NOT NULL,
	"spans" jsonb NOT NULL,
	"rejected" jsonb NOT NULL,
	"competitors" jsonb NOT NULL,
	CONSTRAINT "verdicts_user_id_answer_id_judgement_id_pk" PRIMARY KEY("user_id","answer_id","judgement_id")
);
--> statement-breakpoint
CREATE TABLE "visibility_results" (
	"user_id" uuid NOT NULL,
	"keyword_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"keyword" text NOT NULL,
	"is_mentioned" boolean NOT NULL,
	"status" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"response_text" text NOT NULL,
	"answer_id" uuid,
	"n" integer NOT NULL,
	"k" integer NOT NULL,
	"failed" integer NOT NULL,
	"judgement_id" uuid,
	"surface_hash" text,
	"is_simulated" boolean NOT NULL,
	CONSTRAINT "visibility_results_user_id_keyword_id_channel_pk" PRIMARY KEY("user_id","keyword_id","channel")
);
--> statement-breakpoint
CREATE TABLE "keywords" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"keyword" text NOT NULL,
	"text_key" text NOT NULL,
	"topic" text,
	"search_intent" text,
	"is_ai_generated" boolean DEFAULT false NOT NULL,
	"generation_batch_id" uuid,
	"is_paused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keywords_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "keywords_text_key" UNIQUE("user_id","text_key")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_monthly" numeric(12, 2) NOT NULL,
	"price_yearly" numeric(12, 2) NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"stripe_product_id" text,
	"max_keywords" integer,
	"keywords_per_channel" integer,
	"total_channels" integer NOT NULL,
	"allowed_channels" text[] NOT NULL,
	"ranking_refresh_frequency_hours" integer NOT NULL,
	"monthly_budget_usd" numeric(12, 2),
	"features" jsonb NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "spend_days" (
	"day" text NOT NULL,
	"provider" text NOT NULL,
	"reserved_microdollars" bigint DEFAULT 0 NOT NULL,
	"spent_microdollars" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spend_days_day_provider_pk" PRIMARY KEY("day","provider")
);
--> statement-breakpoint
CREATE TABLE "spend_months" (
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"reserved_microdollars" bigint DEFAULT 0 NOT NULL,
	"spent_microdollars" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "spend_months_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "user_plan_history" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"previous_plan_id" uuid,
	"new_plan_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_plan_history_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_plan_usage" (
	"user_id" uuid NOT NULL,
	"month_year" text NOT NULL,
	"keywords_used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_plan_usage_user_id_month_year_pk" PRIMARY KEY("user_id","month_year")
);
--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_citations" ADD CONSTRAINT "answer_citations_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_surface" FOREIGN KEY ("user_id","surface_hash") REFERENCES "public"."surfaces"("user_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_attempts" ADD CONSTRAINT "check_attempts_item" FOREIGN KEY ("user_id","run_id","channel","keyword_id") REFERENCES "public"."check_run_items"("user_id","run_id","channel","keyword_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_run_items" ADD CONSTRAINT "check_run_items_channel" FOREIGN KEY ("user_id","run_id","channel") REFERENCES "public"."run_channels"("user_id","run_id","channel") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_samples" ADD CONSTRAINT "check_samples_item" FOREIGN KEY ("user_id","run_id","channel","keyword_id") REFERENCES "public"."check_run_items"("user_id","run_id","channel","keyword_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_channels" ADD CONSTRAINT "run_channels_run" FOREIGN KEY ("user_id","run_id") REFERENCES "public"."check_runs"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdicts" ADD CONSTRAINT "verdicts_judgement" FOREIGN KEY ("user_id","judgement_id") REFERENCES "public"."judgements"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visibility_results" ADD CONSTRAINT "visibility_results_keyword" FOREIGN KEY ("user_id","keyword_id") REFERENCES "public"."keywords"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_plan_history" ADD CONSTRAINT "user_plan_history_previous_plan_id_plans_id_fk" FOREIGN KEY ("previous_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_plan_history" ADD CONSTRAINT "user_plan_history_new_plan_id_plans_id_fk" FOREIGN KEY ("new_plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_logs_subject" ON "audit_logs" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "answers_keyword_newest" ON "answers" USING btree ("user_id","keyword_id","channel","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "check_attempts_asking" ON "check_attempts" USING btree ("deadline_at") WHERE "check_attempts"."state" = 'asking';--> statement-breakpoint
CREATE UNIQUE INDEX "judgements_one_current" ON "judgements" USING btree ("user_id") WHERE "judgements"."state" = 'current';--> statement-breakpoint
CREATE UNIQUE INDEX "run_channels_one_active" ON "run_channels" USING btree ("user_id","channel") WHERE "run_channels"."scope" <> 'single' and "run_channels"."state" in ('waiting', 'ready', 'running');--> statement-breakpoint
CREATE INDEX "run_channels_open" ON "run_channels" USING btree ("lease_until") WHERE "run_channels"."state" in ('ready', 'running');--> statement-breakpoint
CREATE INDEX "visibility_results_newest" ON "visibility_results" USING btree ("user_id","checked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "keywords_newest" ON "keywords" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "plans_one_default" ON "plans" USING btree ("is_default") WHERE "plans"."is_default";--> statement-breakpoint
CREATE INDEX "user_plan_history_newest" ON "user_plan_history" USING btree ("user_id","created_at" DESC NULLS LAST);