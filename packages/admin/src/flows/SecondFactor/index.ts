export {
  SecondFactor,
  type Authenticator,
  type SecondFactorApi,
  type SecondFactorCopy,
  type SecondFactorProps,
} from './SecondFactor.tsx';
