// Reads the reference of a failed request from its response.
import { isRequestId, shortRequestId } from '@fit-to-print/backend/contracts/request';

/** The reference of a failed request, for the visitor to quote. Only functions send one. */
export function referenceOf(body: unknown): { reference?: string } {
  const id = (body as { request_id?: unknown } | null)?.request_id;
  return isRequestId(id) ? { reference: shortRequestId(id) } : {};
}
