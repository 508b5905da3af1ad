CREATE TABLE "data_copies" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"build_id" uuid,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"byte_count" integer DEFAULT 0 NOT NULL,
	"part_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_copies_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "data_copy_parts" (
	"user_id" uuid NOT NULL,
	"copy_id" uuid NOT NULL,
	"build_id" uuid NOT NULL,
	"part_no" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "data_copy_parts_user_id_copy_id_build_id_part_no_pk" PRIMARY KEY("user_id","copy_id","build_id","part_no")
);
--> statement-breakpoint
ALTER TABLE "data_copy_parts" ADD CONSTRAINT "data_copy_parts_copy" FOREIGN KEY ("user_id","copy_id") REFERENCES "public"."data_copies"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_copies_requested_at" ON "data_copies" USING btree ("requested_at");