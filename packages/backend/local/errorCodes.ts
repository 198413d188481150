/** Error codes of the database and of its REST API. A client of the API reads them in `error.code`. */

/** PostgreSQL's codes by the names of their conditions: https://www.postgresql.org/docs/17/errcodes-appendix.html */
export const sqlState = {
  insufficientPrivilege: '42501',
  checkViolation: '23514',
  notNullViolation: '23502',
  untranslatableCharacter: '22P05',
} as const;

/** PostgREST's own codes: https://docs.postgrest.org/en/v14/references/errors.html */
export const postgrestCode = {
  functionNotFound: 'PGRST202',
  /** An error that sets the status of the response itself: `detail` has the status. */
  customResponse: 'PGRST',
} as const;
