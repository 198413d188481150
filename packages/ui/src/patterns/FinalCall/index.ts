export { FinalCall, type FinalCallProps } from './FinalCall.tsx';
