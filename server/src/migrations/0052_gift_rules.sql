-- The limit of small benefits to employees, as it was announced for each year. Without the empty one the last would go on.
INSERT INTO "rule_values" ("key", "valid_from", "value", "note", "updated_at", "updated_by") VALUES
	('tax.smallBenefit', '2023-01-01', '1300', 'Den juridiske vejledning C.A.5.1.4 (2024)', now(), 'System'),
	('tax.smallBenefit', '2024-01-01', '1300', 'Den juridiske vejledning C.A.5.1.4 (2024)', now(), 'System'),
	('tax.smallBenefit', '2025-01-01', '1400', 'Dansk Erhverv, 3. oktober 2025', now(), 'System'),
	('tax.smallBenefit', '2026-01-01', '1400', 'Dansk Erhverv, 3. oktober 2025', now(), 'System'),
	('tax.smallBenefit', '2027-01-01', NULL, 'ikke udmeldt her', now(), 'System');
