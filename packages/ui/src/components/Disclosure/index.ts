// `Disclosure`: a question or heading whose answer opens below it.
// A component is a control or another small part of a page.
export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
