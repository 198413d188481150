-- The privacy policy of November 28, 2026, which names everything that the site keeps in the browser. New accounts accept it from now on.

insert into public.legal_documents (document, version) values ('privacy', '2026-11-28');
