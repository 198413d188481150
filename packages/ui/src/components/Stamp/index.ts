// `Stamp`: marks the one recommended choice among several.
// A component is a control or another small part of a page.
export { Stamp, type StampProps } from './Stamp.tsx';
