// `Disclosure`: a question or heading whose answer opens below it.
export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
