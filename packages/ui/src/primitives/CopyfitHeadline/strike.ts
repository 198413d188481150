/** The geometry of the pencil stroke through a struck-out word, which each brand draws. */
export { strike } from '@fit-to-print/ui/brand';
