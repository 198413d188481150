export { Stamp, type StampProps } from './Stamp.tsx';
