import { isRequestId, reference } from '@fit-to-print/backend/contracts/request';

/** What a visitor can quote of an answer that was no yes: nothing where it is not a function's own. */
export function referenceOf(answer: unknown): { reference?: string } {
  const id = (answer as { request_id?: unknown } | null)?.request_id;
  return isRequestId(id) ? { reference: reference(id) } : {};
}
