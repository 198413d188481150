// `SecondFactor`: asks the staff for the code of an authenticator app. `SecondFactorApi` has the requests to the server, and `SecondFactorCopy`
// the component's texts.
export {
  SecondFactor,
  type Authenticator,
  type SecondFactorApi,
  type SecondFactorCopy,
  type SecondFactorProps,
} from './SecondFactor.tsx';
