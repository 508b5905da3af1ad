CREATE TABLE "browser_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"value" double precision,
	"place" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_minutes" (
	"minute" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"process" uuid NOT NULL,
	"kind" text NOT NULL,
	"calls" integer NOT NULL,
	"client_errors" integer NOT NULL,
	"server_errors" integer NOT NULL,
	"total_ms" double precision NOT NULL,
	"buckets" smallint[] NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "call_minutes_minute_name_process_pk" PRIMARY KEY("minute","name","process")
);
--> statement-breakpoint
CREATE TABLE "process_minutes" (
	"minute" timestamp with time zone NOT NULL,
	"process" uuid NOT NULL,
	"role" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"event_loop_p99_ms" double precision NOT NULL,
	"cpu_percent" double precision NOT NULL,
	"memory_percent" double precision NOT NULL,
	"rss_bytes" bigint NOT NULL,
	"heap_used_bytes" bigint NOT NULL,
	"heap_limit_bytes" bigint NOT NULL,
	"pools" jsonb NOT NULL,
	CONSTRAINT "process_minutes_minute_process_pk" PRIMARY KEY("minute","process")
);
--> statement-breakpoint
CREATE INDEX "browser_samples_at" ON "browser_samples" USING btree ("at","name");