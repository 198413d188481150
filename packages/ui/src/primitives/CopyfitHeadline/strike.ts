export { strike } from '@fit-to-print/ui/brand';
