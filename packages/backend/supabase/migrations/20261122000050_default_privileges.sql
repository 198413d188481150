-- What the migrations create is closed until a grant opens it. PostgreSQL lets every role call a new function, and a hosted project also
-- gives the three roles of the API all rights on what is created in `public`.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- In all schemas: PostgreSQL has no revoke of this right for one schema.
alter default privileges revoke execute on functions from public;
