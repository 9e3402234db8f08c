-- What law and practice say of deduction. The bank's own percentage for VAT is nobody's but the bank's.
INSERT INTO "rule_values" ("key", "valid_from", "value", "note", "updated_at", "updated_by") VALUES
	('vat.advertisement', '2023-01-01', '100', 'Momslovens § 37', now(), 'System'),
	('vat.catering', '2023-01-01', '0', 'Momslovens § 42', now(), 'System'),
	('tax.advertisement', '2023-01-01', '100', 'Den juridiske vejledning C.C.2.2.2.5.3', now(), 'System'),
	('tax.catering', '2023-01-01', '25', 'Ligningslovens § 8, stk. 4', now(), 'System'),
	('tax.travel', '2023-01-01', '25', 'Ligningslovens § 8, stk. 4; SKM2009.429.SR', now(), 'System'),
	('tax.tickets.employees', '2023-01-01', '100', 'SKM2006.398.HR', now(), 'System'),
	('tax.tickets.prizes', '2023-01-01', '25', 'Omstridt: SKM2011.402.BR og BDO 2022–24', now(), 'System'),
	('tax.tickets.charity', '2023-01-01', '0', 'Ikke undersøgt', now(), 'System'),
	('tax.tickets.others', '2023-01-01', '25', 'Ligningslovens § 8, stk. 4; SKM2006.398.HR', now(), 'System')
ON CONFLICT DO NOTHING;
