CREATE TABLE "brands" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"aliases" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"category" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitors" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"competitor_name" text NOT NULL,
	"name_key" text NOT NULL,
	"competitor_url" text,
	"description" text,
	"industry" text,
	"market_position" text,
	"competitive_strength" text,
	"key_strengths" jsonb NOT NULL,
	"relationship_type" text,
	"aliases" jsonb NOT NULL,
	"products" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competitors_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "competitors_name_key" UNIQUE("user_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "verdict_feedback" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"expected" text NOT NULL,
	"span_start" integer,
	"span_end" integer,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verdict_feedback_user_id_answer_id_judgement_id_pk" PRIMARY KEY("user_id","answer_id","judgement_id")
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "covers_older" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "basis_judgement_id" uuid;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "cursor" uuid;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "judged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "total" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "lease_epoch" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "difference" jsonb;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "is_purged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "verdict_feedback" ADD CONSTRAINT "verdict_feedback_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verdict_feedback" ADD CONSTRAINT "verdict_feedback_judgement" FOREIGN KEY ("user_id","judgement_id") REFERENCES "public"."judgements"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "judgements_one_preview" ON "judgements" USING btree ("user_id") WHERE "judgements"."state" = 'preview';--> statement-breakpoint
CREATE INDEX "judgements_to_walk" ON "judgements" USING btree ("lease_until") WHERE "judgements"."state" = 'preview' and "judgements"."completed_at" is null;--> statement-breakpoint
CREATE INDEX "judgements_to_purge" ON "judgements" USING btree ("ended_at") WHERE "judgements"."state" = 'discarded' and not "judgements"."is_purged";