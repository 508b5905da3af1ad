CREATE TABLE "keyword_generations" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"company_key" text NOT NULL,
	"ideas" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "keyword_generations_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "keyword_generations_asked_at" ON "keyword_generations" USING btree ("user_id","asked_at" DESC NULLS LAST);