CREATE TABLE "error_group_users" (
	"user_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "error_group_users_user_id_group_id_pk" PRIMARY KEY("user_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"category" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"route" text NOT NULL,
	"error_id" text,
	"version" text NOT NULL,
	"times" integer NOT NULL,
	"state" text NOT NULL,
	"resolved_version" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "error_groups_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "error_group_users" ADD CONSTRAINT "error_group_users_group_id_error_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."error_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "error_group_users_group" ON "error_group_users" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "error_groups_last_seen" ON "error_groups" USING btree ("state","last_seen_at");