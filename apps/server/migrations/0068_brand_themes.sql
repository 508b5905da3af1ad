CREATE TABLE "brand_themes" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" integer NOT NULL,
	"theme_name" text NOT NULL,
	"name_key" text NOT NULL,
	"theme_category" text,
	"keywords" jsonb NOT NULL,
	"is_core_theme" boolean NOT NULL,
	"pillar_text" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_themes_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "brand_themes_name" UNIQUE("user_id","name_key")
);
