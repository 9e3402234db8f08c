-- The signed documents that an agreement had when it was deleted are its own again once it is back under its number.
-- The app's role may not change whose a document is: this works with the rights of the tables' owner.
CREATE FUNCTION rejoin_signed_documents() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp AS $$
BEGIN
  UPDATE public.signed_documents SET contract_id = NEW.id WHERE contract_id IS NULL AND contract_number = NEW.number;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER contracts_rejoin_signed_documents AFTER INSERT ON contracts
  FOR EACH ROW EXECUTE FUNCTION rejoin_signed_documents();
