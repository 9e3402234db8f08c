ALTER TABLE "areas" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("name" collate danish), '') || E'\n' || coalesce(lower("address" collate danish), '') || E'\n' || coalesce(lower("zip_code" collate danish), '') || E'\n' || coalesce(lower("city" collate danish), '')) STORED;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("name" collate danish), '')) STORED;--> statement-breakpoint
ALTER TABLE "product_categories" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("name" collate danish), '') || E'\n' || coalesce(lower("section" collate danish), '')) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("name" collate danish), '') || E'\n' || coalesce(lower("product_title" collate danish), '')) STORED;--> statement-breakpoint
ALTER TABLE "updates" ADD COLUMN "searched" text GENERATED ALWAYS AS (coalesce(lower("title" collate danish), '')) STORED;--> statement-breakpoint
CREATE INDEX "areas_by_name" ON "areas" USING btree ("name" collate danish,"id");--> statement-breakpoint
CREATE INDEX "areas_by_address" ON "areas" USING btree ("address" collate danish,"id");--> statement-breakpoint
CREATE INDEX "areas_by_address_desc" ON "areas" USING btree ("address" collate danish desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "areas_by_zip_code" ON "areas" USING btree ("zip_code" collate danish,"id");--> statement-breakpoint
CREATE INDEX "areas_by_zip_code_desc" ON "areas" USING btree ("zip_code" collate danish desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "areas_by_city" ON "areas" USING btree ("city" collate danish,"id");--> statement-breakpoint
CREATE INDEX "areas_by_city_desc" ON "areas" USING btree ("city" collate danish desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "categories_by_name" ON "categories" USING btree ("name" collate danish,"id");--> statement-breakpoint
CREATE INDEX "product_categories_by_name" ON "product_categories" USING btree ("name" collate danish,"id");--> statement-breakpoint
CREATE INDEX "product_categories_by_section" ON "product_categories" USING btree ("section" collate danish,"id");--> statement-breakpoint
CREATE INDEX "product_categories_by_sort" ON "product_categories" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name" collate danish,"id");--> statement-breakpoint
CREATE INDEX "products_by_product_title" ON "products" USING btree ("product_title" collate danish,"id");--> statement-breakpoint
CREATE INDEX "products_by_product_title_desc" ON "products" USING btree ("product_title" collate danish desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "products_by_sort" ON "products" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "products_by_sort_desc" ON "products" USING btree ("sort" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "updates_by_title" ON "updates" USING btree ("title" collate danish,"id");--> statement-breakpoint
CREATE INDEX "updates_by_create_date" ON "updates" USING btree ("create_date","id");