-- Legal texts: the versions of November 25, 2026. New accounts accept them from now on.

insert into public.legal_documents (document, version) values
  ('terms', '2026-11-25'),
  ('privacy', '2026-11-25');
