CREATE TABLE "auxiliary_verdicts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"sentence" text NOT NULL,
	"sentence_hash" text NOT NULL,
	"brand" jsonb NOT NULL,
	"brand_hash" text NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"rules_version" text NOT NULL,
	"rules_counted" boolean NOT NULL,
	"rules_confidence" real NOT NULL,
	"verdicts_before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"decision" text,
	"provider" text,
	"model" text,
	"request_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"cost_microdollars" bigint DEFAULT 0 NOT NULL,
	"reserved_microdollars" bigint DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_message" text,
	"repeats_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"deadline_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "auxiliary_verdicts_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "auxiliary_verdicts_once" UNIQUE("user_id","answer_id","sentence_hash","start_offset","brand_hash")
);
--> statement-breakpoint
ALTER TABLE "auxiliary_verdicts" ADD CONSTRAINT "auxiliary_verdicts_answer" FOREIGN KEY ("user_id","answer_id") REFERENCES "public"."answers"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auxiliary_verdicts_same" ON "auxiliary_verdicts" USING btree ("user_id","sentence_hash","brand_hash");--> statement-breakpoint
CREATE INDEX "auxiliary_verdicts_open" ON "auxiliary_verdicts" USING btree ("created_at") WHERE "auxiliary_verdicts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "auxiliary_verdicts_asking" ON "auxiliary_verdicts" USING btree ("deadline_at") WHERE "auxiliary_verdicts"."state" = 'asking';--> statement-breakpoint
CREATE INDEX "auxiliary_verdicts_unended" ON "auxiliary_verdicts" USING btree ("user_id","run_id","channel") WHERE "auxiliary_verdicts"."state" in ('open', 'asking');--> statement-breakpoint
-- A verdict stays as it was written, with one exception: a sentence of its answer was decided by the auxiliary model,
-- and what stood there before is kept with that decision.
create function public.refuse_change_of_verdict() returns trigger language plpgsql set search_path = '' as $$
begin
  if (new.user_id, new.answer_id, new.judgement_id) = (old.user_id, old.answer_id, old.judgement_id) and exists (
    select from public.auxiliary_verdicts x
    where x.user_id = old.user_id and x.answer_id = old.answer_id and x.state = 'decided'
      and x.verdicts_before ? old.judgement_id::text)
  then
    return new;
  end if;
  raise exception '% is insert-only', tg_table_name using errcode = 'restrict_violation';
end
$$;
--> statement-breakpoint
drop trigger insert_only on verdicts;
--> statement-breakpoint
create trigger insert_only before update on verdicts for each row execute function public.refuse_change_of_verdict();
