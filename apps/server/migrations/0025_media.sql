CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_count" integer NOT NULL,
	"purpose" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_hash_of_bytes" CHECK ("media"."hash" = encode(sha256("media"."bytes"), 'hex')),
	CONSTRAINT "media_byte_count" CHECK ("media"."byte_count" = octet_length("media"."bytes"))
);
