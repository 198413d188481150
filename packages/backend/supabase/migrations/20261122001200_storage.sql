-- Storage: the bucket with the logos of news outlets, which the site shows in a carousel. A file has at most 1 MiB (1048576 bytes).

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('Website Content', 'Website Content', true, 1048576, array['image/svg+xml', 'image/png', 'image/webp'])
on conflict (id) do nothing;

-- Files of a public bucket can be read by name; listing them needs a policy.
create policy "Everyone lists the logos" on storage.objects for select to anon, authenticated
  using (bucket_id = 'Website Content' and (storage.foldername(name))[1] = 'News Outlets');
