import '../companies.css.ts';

export { HomeTemplate as default } from '@fit-to-print/ui/templates/HomeTemplate';
