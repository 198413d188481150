// Reads the responses of edge functions, and the reference of a failed request.
import { isRequestId, shortRequestId } from '@fit-to-print/backend/contracts/request';

/** The reference of a failed request, for the visitor to quote. Only edge functions send one. */
export function referenceOf(body: unknown): { reference?: string } {
  const id = (body as { request_id?: unknown } | null)?.request_id;
  return isRequestId(id) ? { reference: shortRequestId(id) } : {};
}

/** The response of an edge function. A gateway responds with HTML: then every value but `isAccepted` is empty. */
export async function readResponse(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  const { success, error, fields } = Object(body) as {
    success?: unknown;
    error?: unknown;
    fields?: Record<string, string>;
  };
  return {
    isAccepted: response.ok && success === true,
    /** The message for the visitor. */
    error: typeof error === 'string' ? error : undefined,
    fields,
    reference: referenceOf(body),
  };
}
