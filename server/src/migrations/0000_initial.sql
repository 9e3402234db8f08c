CREATE TABLE "areas" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text,
	"zip_code" text,
	"city" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" integer,
	"before" jsonb,
	"after" jsonb,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"wait_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"remember" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text,
	"cvr" text,
	"address" text,
	"zip_code" text,
	"city" text,
	"logo_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "company_is_one" CHECK ("company"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "contract_categories" (
	"contract_id" integer NOT NULL,
	"position" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "contract_categories_contract_id_position_pk" PRIMARY KEY("contract_id","position")
);
--> statement-breakpoint
CREATE TABLE "contract_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"selected" boolean NOT NULL,
	"amount" integer,
	"value" numeric(14, 2),
	"add_ons" text[] DEFAULT '{}' NOT NULL,
	"match" text,
	"pool" text,
	"season" text,
	"catering" boolean NOT NULL,
	"tv_angle" boolean NOT NULL,
	"description" text,
	"used" integer DEFAULT 0 NOT NULL,
	"public" boolean DEFAULT false NOT NULL,
	"frozen" jsonb,
	"section" text GENERATED ALWAYS AS (frozen ->> 'section') STORED,
	"is_ticket" boolean GENERATED ALWAYS AS ((frozen ->> 'isTicket')::boolean) STORED,
	"is_utilization" boolean GENERATED ALWAYS AS ((frozen ->> 'isUtilization')::boolean) STORED,
	CONSTRAINT "contract_items_amount" CHECK ("contract_items"."amount" >= 0),
	CONSTRAINT "contract_items_used" CHECK ("contract_items"."used" >= 0 and ("contract_items"."used" = 0 or "contract_items"."used" <= "contract_items"."amount"))
);
--> statement-breakpoint
CREATE TABLE "contract_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_rates" (
	"contract_id" integer NOT NULL,
	"position" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"due_date" date NOT NULL,
	CONSTRAINT "contract_rates_contract_id_position_pk" PRIMARY KEY("contract_id","position"),
	CONSTRAINT "contract_rates_amount" CHECK ("contract_rates"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"sponsorship_id" integer NOT NULL,
	"simple" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"category_id" integer,
	"start_date" date,
	"end_date" date,
	"renegotiation" date,
	"sponsorship_amount" numeric(14, 2),
	"sponsor_pays_prints" boolean DEFAULT false NOT NULL,
	"value_of_advertisement" numeric,
	"value_of_tickets" numeric,
	"value_of_catering" numeric,
	"value_of_travel" numeric,
	"exclusivity" text,
	"special_agreements" text,
	"frozen" jsonb,
	"frozen_category_name" text GENERATED ALWAYS AS (frozen ->> 'categoryName') STORED,
	"agreement_file_id" integer,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" text,
	"approved_at" timestamp (3) with time zone,
	"approved_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "contracts_number_unique" UNIQUE("number"),
	CONSTRAINT "contracts_status_known" CHECK ("contracts"."status" in ('Kladde', 'Afventer', 'Godkendt')),
	CONSTRAINT "contracts_period" CHECK ("contracts"."end_date" >= "contracts"."start_date"),
	CONSTRAINT "contracts_amount" CHECK ("contracts"."sponsorship_amount" >= 0),
	CONSTRAINT "contracts_confirmed_is_whole" CHECK ("contracts"."status" = 'Kladde' or ("contracts"."frozen" is not null and "contracts"."agreement_file_id" is not null
        and "contracts"."confirmed_at" is not null and "contracts"."category_id" is not null and "contracts"."start_date" is not null
        and "contracts"."end_date" is not null and "contracts"."sponsorship_amount" is not null)),
	CONSTRAINT "contracts_approved_has_time" CHECK (("contracts"."status" = 'Godkendt') = ("contracts"."approved_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "signed_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "signed_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer,
	"contract_number" text NOT NULL,
	"file_id" integer NOT NULL,
	"external" boolean NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"removed_by" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"section" text NOT NULL,
	"sort" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"icon" text,
	"category_id" integer NOT NULL,
	"sort" integer,
	"product_title" text,
	"has_checkbox" boolean DEFAULT false NOT NULL,
	"has_value" boolean DEFAULT false NOT NULL,
	"has_amount" boolean DEFAULT false NOT NULL,
	"has_add_ons" boolean DEFAULT false NOT NULL,
	"is_ticket" boolean DEFAULT false NOT NULL,
	"amount_label" text,
	"amount_unit" text,
	"value_label" text,
	"value_unit" text,
	"add_ons_label" text,
	"add_on_values" text[] DEFAULT '{}' NOT NULL,
	"has_tv_angle" boolean DEFAULT false NOT NULL,
	"has_catering" boolean DEFAULT false NOT NULL,
	"has_match" boolean DEFAULT false NOT NULL,
	"has_pool" boolean DEFAULT false NOT NULL,
	"has_season" boolean DEFAULT false NOT NULL,
	"is_utilization" boolean DEFAULT false NOT NULL,
	"description_label" text,
	"description_type" text DEFAULT 'none' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sponsorships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsorships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"category_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"cvr" text,
	"address" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"contact" text,
	"contact_email" text,
	"contact_phone" text,
	"facebook" text,
	"instagram" text,
	"logo_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"create_date" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"item_id" integer NOT NULL,
	"from_used" integer NOT NULL,
	"to_used" integer NOT NULL,
	"note" text,
	"by" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_areas" (
	"user_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	CONSTRAINT "user_areas_user_id_area_id_pk" PRIMARY KEY("user_id","area_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text,
	"password_hash" text,
	"roles" text[] NOT NULL,
	"locked_out" boolean DEFAULT false NOT NULL,
	"picture_file_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT 'System' NOT NULL,
	CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['Bruger', 'Admin']::text[] and cardinality("users"."roles") > 0)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company" ADD CONSTRAINT "company_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_categories" ADD CONSTRAINT "contract_categories_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_categories" ADD CONSTRAINT "contract_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_items" ADD CONSTRAINT "contract_items_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_items" ADD CONSTRAINT "contract_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_rates" ADD CONSTRAINT "contract_rates_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_sponsorship_id_sponsorships_id_fk" FOREIGN KEY ("sponsorship_id") REFERENCES "public"."sponsorships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_agreement_file_id_files_id_fk" FOREIGN KEY ("agreement_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_documents" ADD CONSTRAINT "signed_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_product_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."product_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_entries" ADD CONSTRAINT "usage_entries_item_id_contract_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."contract_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_areas" ADD CONSTRAINT "user_areas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_areas" ADD CONSTRAINT "user_areas_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contract_categories_category" ON "contract_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "contract_items_contract" ON "contract_items" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "contract_items_product" ON "contract_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "contract_items_tickets" ON "contract_items" USING btree ("contract_id") WHERE is_ticket and selected and amount > 0;--> statement-breakpoint
CREATE INDEX "contracts_sponsorship" ON "contracts" USING btree ("sponsorship_id");--> statement-breakpoint
CREATE INDEX "contracts_category" ON "contracts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "contracts_approved" ON "contracts" USING btree ("sponsorship_id","start_date","end_date") WHERE status = 'Godkendt';--> statement-breakpoint
CREATE INDEX "signed_documents_contract" ON "signed_documents" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "signed_documents_file" ON "signed_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "sponsorships_area" ON "sponsorships" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "sponsorships_category" ON "sponsorships" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "sponsorships_user" ON "sponsorships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "usage_entries_item" ON "usage_entries" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "user_areas_area" ON "user_areas" USING btree ("area_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));