// `Stamp`: marks the one recommended choice among several.
export { Stamp, type StampProps } from './Stamp.tsx';
