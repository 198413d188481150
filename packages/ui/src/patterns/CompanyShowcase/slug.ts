/** Turns a company's name into the value of `data-company`: `Second Shift` becomes `second-shift`. */
export const companySlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
