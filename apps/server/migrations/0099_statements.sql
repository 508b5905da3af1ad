CREATE TABLE "unread_answers" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	CONSTRAINT "unread_answers_user_id_answer_id_judgement_id_pk" PRIMARY KEY("user_id","answer_id","judgement_id")
);
--> statement-breakpoint
CREATE TABLE "stance_readings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"companies" jsonb NOT NULL,
	"state" text NOT NULL,
	"statements" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unproven" integer DEFAULT 0 NOT NULL,
	"provider" text,
	"model" text,
	"request_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cost_microdollars" bigint DEFAULT 0 NOT NULL,
	"reserved_microdollars" bigint DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "stance_readings_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "stance_readings_once" UNIQUE("user_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "brand_facts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"founding_year" integer,
	"prices" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_marks" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"mark" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "statement_marks_user_id_answer_id_kind_start_offset_end_offset_pk" PRIMARY KEY("user_id","answer_id","kind","start_offset","end_offset")
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"judgement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"company_key" text,
	"stance" text NOT NULL,
	"quote" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"topic" text,
	"source" text NOT NULL,
	"sign" text,
	"model" text,
	CONSTRAINT "statements_user_id_answer_id_judgement_id_position_pk" PRIMARY KEY("user_id","answer_id","judgement_id","position")
);
--> statement-breakpoint
ALTER TABLE "unread_answers" ADD CONSTRAINT "unread_answers_verdict" FOREIGN KEY ("user_id","answer_id","judgement_id") REFERENCES "public"."verdicts"("user_id","answer_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stance_readings" ADD CONSTRAINT "stance_readings_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_marks" ADD CONSTRAINT "statement_marks_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_verdict" FOREIGN KEY ("user_id","answer_id","judgement_id") REFERENCES "public"."verdicts"("user_id","answer_id","judgement_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company" FOREIGN KEY ("user_id","company_key") REFERENCES "public"."companies"("user_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stance_readings_created" ON "stance_readings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stance_readings_open" ON "stance_readings" USING btree ("created_at") WHERE "stance_readings"."state" = 'open';--> statement-breakpoint
CREATE INDEX "stance_readings_asking" ON "stance_readings" USING btree ("deadline_at") WHERE "stance_readings"."state" = 'asking';--> statement-breakpoint
CREATE INDEX "statements_of_company" ON "statements" USING btree ("user_id","company_key","stance");
--> statement-breakpoint
alter table verdicts no force row level security;--> statement-breakpoint
alter table judgements no force row level security;--> statement-breakpoint
alter table unread_answers no force row level security;--> statement-breakpoint
-- Stored answers are read like new ones, in the background: by the verdicts that hold, or will when a preview is applied.
INSERT INTO "unread_answers" ("user_id", "answer_id", "judgement_id")
SELECT v."user_id", v."answer_id", v."judgement_id"
FROM "verdicts" v JOIN "judgements" j ON j."user_id" = v."user_id" AND j."id" = v."judgement_id"
WHERE j."state" IN ('current', 'superseded', 'preview')
  AND (j."state" <> 'superseded' OR NOT EXISTS (
    SELECT FROM "verdicts" n JOIN "judgements" o ON o."user_id" = n."user_id" AND o."id" = n."judgement_id"
    WHERE n."user_id" = v."user_id" AND n."answer_id" = v."answer_id" AND n."judgement_id" <> v."judgement_id"
      AND (o."state" = 'current' OR (o."state" = 'superseded' AND o."id" > j."id"))));
