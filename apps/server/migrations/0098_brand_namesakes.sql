CREATE TABLE "brand_namesakes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_namesakes_user_id_id_pk" PRIMARY KEY("user_id","id")
);
