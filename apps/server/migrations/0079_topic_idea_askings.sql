CREATE TABLE "topic_idea_askings" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"ideas" jsonb,
	CONSTRAINT "topic_idea_askings_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE INDEX "topic_idea_askings_asked_at" ON "topic_idea_askings" USING btree ("user_id","asked_at" DESC NULLS LAST);