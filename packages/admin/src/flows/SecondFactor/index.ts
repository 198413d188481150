// `SecondFactor`: asks the staff for the code of an authenticator app.
export {
  SecondFactor,
  type Authenticator,
  type SecondFactorApi,
  type SecondFactorCopy,
  type SecondFactorProps,
} from './SecondFactor.tsx';
